import {describe, expect, test} from 'vitest';
import {compact, termsOfWord, wordsOf} from '../words';

describe('the terms of a text', () => {
  test.each([
    ['Content-type builder', ['content', 'type', 'builder']],
    ['useDocumentActions', ['usedocumentactions', 'use', 'document', 'actions']],
    ['unstable_useDocument', ['unstable_usedocument', 'unstable', 'usedocument', 'use', 'document']],
    ['StrapiFS', ['strapifs', 'strapi', 'fs']],
    ['RBACMiddleware', ['rbacmiddleware', 'rbac', 'middleware']],
    ['UIDs i18n v5', ['uids', 'i18n', 'v5']],
    ['plugin::content-manager.explorer', ['plugin', 'content', 'manager', 'explorer']],
    ["Strapi's isn’t", ['strapi', 'isn']],
    ['ﬁle Ünïcode', ['file', 'ünïcode']],
    ['🚀 — …', []],
    ['a'.repeat(64), []],
  ])('%s', (text, terms) => {
    expect(wordsOf(text).flatMap(termsOfWord)).toEqual(terms);
  });
});

describe('the compact form of a title', () => {
  test('is the same for all ways to write it', () => {
    expect(['use-document', 'use document', 'useDocument', 'USE_DOCUMENT'].map(compact)).toEqual(
      Array(4).fill('usedocument'),
    );
  });
});
