// Speed: compiled MDX calls the functions of the JSX runtime, some hundred times a page, by names of its own. As imported names,
// webpack would follow, keep and rewrite each call as an import.
// Buys: peak memory of a build 1.00 instead of 1.18 GB.
// Breaks when: MDX writes the import in another form (the build stops).
// Goes at: no version.

const IMPORT = /^import \{((?:\w+ as \w+(?:, )?)+)\} from "(react\/jsx(?:-dev)?-runtime)";?$/m;

/** @throws Error when there is no such import. */
module.exports = function localJsx(source) {
  if (!IMPORT.test(source)) throw new Error('The page imports no JSX runtime. Adapt src/speed/build/local-jsx.js.');
  return source.replace(IMPORT, (_all, list, from) => {
    const names = list.split(', ').map((item) => item.split(' as '));
    const imported = names.map(([name, local]) => `${name} as ${local}_`).join(', ');
    return `import {${imported}} from "${from}";const ${names.map(([, local]) => `${local} = ${local}_`).join(', ')};`;
  });
};
