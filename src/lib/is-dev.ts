/** Whether `npm start` runs, rather than a build. Docusaurus sets the variable before it reads the site's configuration. */
export const isDev = process.env.NODE_ENV === 'development';
