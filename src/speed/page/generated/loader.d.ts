/** @throws Error when Docusaurus has written the module in another form. */
export default function generatedLoader(this: {resourcePath: string}, source: string): string;
