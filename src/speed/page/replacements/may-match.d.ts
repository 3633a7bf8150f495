export function mayMatch(path: string, pathname: string): boolean;
