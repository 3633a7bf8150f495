import {describe, expect, test} from 'vitest';
import {excerptOf} from '../excerpt';
import {createMarker, toParts} from '../marks';

const marked = (text: string, words: string[]) =>
  toParts(text, createMarker(words)(text))
    .map((part) => (part.mark ? `[${part.text}]` : part.text))
    .join('');

describe('the marks in a text', () => {
  test.each([
    ['The Engine runs', ['engine'], 'The [Engine] runs'],
    ['engines and engineers', ['engine'], 'engines and engineers'],
    ['useDocumentActions', ['document'], 'use[Document]Actions'],
    ['documentation', ['document'], 'documentation'],
    ['RBACMiddleware', ['rbac'], '[RBAC]Middleware'],
    ['<b>bold</b>', ['b'], '<[b]>bold</[b]>'],
    ['a.b*c', ['b*c'], 'a.[b*c]'],
    ['nothing', [], 'nothing'],
  ])('of %s for %j', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });
});

describe('an excerpt', () => {
  const words = Array.from({length: 200}, (_, i) => `word${i}`);
  const text = [...words.slice(0, 120), 'needle', ...words.slice(120)].join(' ');

  test('shows the words that were searched, marked, and says where it is cut', () => {
    const parts = excerptOf(text, ['needle']);
    const shown = parts.map((part) => part.text).join('');
    expect(parts.find((part) => part.mark)?.text).toBe('needle');
    expect(shown.length).toBeLessThan(170);
    expect(shown).toMatch(/^… .* …$/);
  });

  test('is the beginning of the text when no word is in it', () => {
    expect(excerptOf(text, ['absent'])[0]!.text).toMatch(/^word0 /);
  });

  test('is the whole of a short text', () => {
    expect(excerptOf('short text', ['text'])).toEqual([
      {text: 'short ', mark: false},
      {text: 'text', mark: true},
    ]);
  });
});
