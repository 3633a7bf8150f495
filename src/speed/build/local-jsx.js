// Compiled MDX calls the JSX runtime by local names: webpack would follow and rewrite each call of an imported name.

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
