import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {WITHOUT_SOURCE_LINK} from '../exceptions';

describe('pages that need no link to the source', () => {
  test.each(Object.entries(WITHOUT_SOURCE_LINK))('include %s, which exists, for a reason', (file, reason) => {
    expect(fs.existsSync(path.resolve(import.meta.dirname, '../../..', file))).toBe(true);
    expect(reason).toMatch(/\w+ \w+/);
  });
});
