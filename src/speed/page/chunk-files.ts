import type {Compiler, WebpackPluginInstance} from 'webpack';

/** Modules of the site and of its theme, whose scripts name the classes that they use. */
const NAMES_CLASSES = /[\\/](src|@docusaurus|docusaurus-[^\\/]+)[\\/]/;

/** The files of a build, by what webpack knows of them. */
export interface ChunkFiles {
  /** For every named chunk, the script files that it needs, such as `assets/js/0058b4c6.1a2b3c4d.js`. */
  readonly scriptsOf: ReadonlyMap<string, readonly string[]>;
  /** Script files that hold code of the site or of its theme. */
  readonly withClasses: ReadonlySet<string>;
}

const isScript = (file: string) => file.endsWith('.js');

/** Remembers, while webpack writes the browser's files, what is in which of them. */
export class CollectChunkFiles implements WebpackPluginInstance {
  readonly scriptsOf = new Map<string, string[]>();
  readonly withClasses = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('CollectChunkFiles', ({chunkGroups, chunks, chunkGraph}) => {
      for (const group of chunkGroups) {
        if (group.name) this.scriptsOf.set(group.name, group.getFiles().filter(isScript));
      }
      for (const chunk of chunks) {
        const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
        if (!modules.some((module) => NAMES_CLASSES.test(module.nameForCondition() ?? ''))) continue;
        for (const file of chunk.files) if (isScript(file)) this.withClasses.add(file);
      }
    });
  }
}
