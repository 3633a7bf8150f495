/**
 * A webpack loader for compiled MDX. A page calls the functions that make its elements some hundred times; as imported
 * names each call would be an import to webpack, to be followed, kept and rewritten by itself. Here the page imports each
 * function once and gives it a name of its own, by which it calls it.
 */
const IMPORT = /^import \{((?:\w+ as \w+(?:, )?)+)\} from "(react\/jsx(?:-dev)?-runtime)";?$/m;

module.exports = function localJsx(source) {
  return source.replace(IMPORT, (_all, list, from) => {
    const names = list.split(', ').map((item) => item.split(' as '));
    const imported = names.map(([name, local]) => `${name} as ${local}_`).join(', ');
    return `import {${imported}} from "${from}";const ${names.map(([, local]) => `${local} = ${local}_`).join(', ')};`;
  });
};
