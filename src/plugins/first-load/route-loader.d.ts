declare function routeLoader(this: {resourcePath: string}, source: string): string;
export default routeLoader;
