/** Whether the site runs under `npm start`. Asked at each call: Docusaurus sets the variable after this file is loaded. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
