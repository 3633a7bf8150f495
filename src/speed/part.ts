import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import type {} from 'webpack-dev-server';

type Webpack = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** What a part of the site's speed adds to webpack's configuration of each bundle. */
export interface Part {
  /** The browser's bundle of a build; a function gets what is configured so far. */
  readonly browser?: Webpack | ((config: Configuration) => Webpack);
  /** The server's bundle of a build. */
  readonly server?: Webpack;
  /** The one bundle of `npm start`. */
  readonly dev?: Webpack;
}

/** A loader of a webpack rule, with its options. */
export interface Loader {
  readonly loader: string;
  readonly options: object;
}
