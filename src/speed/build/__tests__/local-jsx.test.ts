import {describe, expect, test} from 'vitest';
import localJsx from '../local-jsx.js';

describe('a compiled page', () => {
  test('imports each function that makes elements once, and calls it by a name of its own', () => {
    expect(
      localJsx(
        'import {Fragment as _Fragment, jsx as _jsx} from "react/jsx-runtime";\nexport const toc = [];\n_jsx("p", {});',
      ),
    ).toBe(
      'import {Fragment as _Fragment_, jsx as _jsx_} from "react/jsx-runtime";const _Fragment = _Fragment_, _jsx = _jsx_;\n' +
        'export const toc = [];\n_jsx("p", {});',
    );
  });

  test('keeps its lines, and stays as it is when it imports none', () => {
    const page = 'import {jsxDEV as _jsxDEV} from "react/jsx-dev-runtime";\na;\nb;';
    expect(localJsx(page).split('\n').slice(1)).toEqual(['a;', 'b;']);
    for (const other of [
      'export default 1;',
      'import {jsx} from "react/jsx-runtime";',
      'import * as r from "react";',
    ]) {
      expect(localJsx(other)).toBe(other);
    }
  });
});
