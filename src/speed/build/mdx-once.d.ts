import type {LoaderContext} from 'webpack';

export default function mdxOnce(this: LoaderContext<{loader: string; options: object}>, source: string): void;
