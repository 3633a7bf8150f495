/** The loader, as a function of the compiled page. */
export default function localJsx(source: string): string;
