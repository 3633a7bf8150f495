declare function generatedLoader(this: {resourcePath: string}, source: string): string;
export default generatedLoader;
