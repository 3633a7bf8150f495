// All that readers see or hear of the components can be translated: `docusaurus write-translations` finds it.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {filesBelow, relativePath} from '../../lib/files';

const SRC = path.resolve(__dirname, '../..');

/** Attributes that are shown or read aloud. */
const SHOWN = new Set(['alt', 'aria-label', 'description', 'label', 'placeholder', 'title']);
/** Functions that have their text shown or read aloud, and which of the arguments it is. */
const TELLS: Readonly<Record<string, number>> = {announce: 0, setAttribute: 1};
/** Names, of keys too, are the same in all languages. */
const NAMES = new Set(['Strapi', 'Ctrl K']);

const isText = (value: string) => /\p{L}{2}/u.test(value) && !NAMES.has(value.trim());
const nameOf = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();

/** Texts among the values that an expression may have. What is given to a function is not what it returns. */
const textsIn = (node: ts.Node): string[] => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return isText(node.text) ? [node.text] : [];
  if (ts.isCallExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && /===|!==/.test(node.operatorToken.getText())) return [];
  return node.getChildren().flatMap(textsIn);
};

/** What the extractor cannot read: it does not run the code. */
const unreadable = (node: ts.Node | undefined): string[] => {
  if (node && ts.isObjectLiteralExpression(node)) {
    const message = node.properties.find((it) => it.name?.getText() === 'message');
    if (message && ts.isPropertyAssignment(message) && ts.isStringLiteralLike(message.initializer)) return [];
  }
  return [`translate(${node?.getText() ?? ''}) has no literal message`];
};

const literalsIn = (file: string, source: string): string[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): string[] => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const [child, another] = node.children.filter((it) => !ts.isJsxText(it) || it.text.trim());
      const isLiteral = child && (ts.isJsxText(child) || (ts.isJsxExpression(child) && textsIn(child).length === 1));
      const own = isLiteral && !another ? [] : [`${node.getText()} is no one literal`];
      return [...own, ...visit(node.openingElement)];
    }
    // Code is the same in all languages.
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code') return [];
    const own = () => {
      if (ts.isJsxText(node)) return isText(node.text) ? [node.text.trim()] : [];
      if (ts.isJsxAttribute(node)) return SHOWN.has(node.name.getText()) ? textsIn(node) : [];
      if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return textsIn(node);
      if (!ts.isCallExpression(node)) return [];
      if (nameOf(node) === 'translate') return unreadable(node.arguments[0]);
      const told = node.arguments[TELLS[nameOf(node)] ?? -1];
      const isShown = nameOf(node) !== 'setAttribute' || SHOWN.has((node.arguments[0] as ts.StringLiteral).text);
      return told && isShown ? textsIn(told) : [];
    };
    return [...own(), ...node.getChildren().flatMap(visit)];
  };
  return visit(tree);
};

test.each([
  ['<p>Some text</p>', ['Some text']],
  ['<p><b>Some</b> <Translate>text</Translate></p>', ['Some']],
  ['<p>Type <code>title:x</code></p>', ['Type']],
  ['<p>{a ? "yes" : b && `no ${c}`}</p>', ['yes', 'no ']],
  ['<a aria-label="Open" title={`Open ${a}`} className="button" role="dialog" />', ['Open', 'Open ']],
  ['<a {...{x: <b>Inside</b>}} />', ['Inside']],
  ['announce("Copied")', ['Copied']],
  ['element.setAttribute("aria-label", "Search")', ['Search']],
  ['element.setAttribute("role", "dialog")', []],
  ['<Translate values={{a: <b>Bold</b>}}>{"With {a}"}</Translate>', ['Bold']],
  ['<Translate>{"With {a}"}</Translate>', []],
  ['<Translate>{words}</Translate>', ['<Translate>{words}</Translate> is no one literal']],
  ['<Translate>Some {words}</Translate>', ['<Translate>Some {words}</Translate> is no one literal']],
  ['translate({message: words})', ['translate({message: words}) has no literal message']],
  ['<a title={translate({message: "Open {a}"}, {a})}>·</a>', []],
  ['<p>{a === "open" ? translate({message: "Open"}) : NAME}</p>', []],
])('%s has text that cannot be translated: %j', (source, found) => {
  expect(literalsIn('a.tsx', source)).toEqual(found);
});

const files = filesBelow(SRC, ['.tsx', '.ts']).filter((file) => !/__tests__|\.d\.ts$/.test(file));

test('no component has text that cannot be translated', () => {
  const found = files.flatMap((file) =>
    literalsIn(file, fs.readFileSync(file, 'utf8')).map((text) => `${relativePath(SRC, file)}: ${text}`),
  );
  expect(found).toEqual([]);
});
