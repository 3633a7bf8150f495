import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, test} from 'vitest';
import {type Options, validateOptions} from '../options';
import {DEFAULT_RANKING} from '../ranking';

const check = (options: object) =>
  validateOptions({options: options as Options, validate: normalizePluginOptions as never});

describe('the options of the search', () => {
  test('that are not given have the documented defaults', () => {
    const boosts = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2};
    expect(check({})).toMatchObject({
      ranking: {boosts, b: 0.75, k1: 1.2, parentCategoriesDepth: 0, maxResults: 8},
      insights: false,
    });
  });

  test('may be given in part: the rest keeps its defaults', () => {
    expect(check({ranking: {boosts: {title: 7}}}).ranking).toEqual({
      ...DEFAULT_RANKING,
      boosts: {...DEFAULT_RANKING.boosts, title: 7},
    });
  });

  test.each([
    [{unknown: 1}, '"unknown" is not allowed'],
    [{ranking: {maxResults: 0}}, '"ranking.maxResults" must be greater than or equal to 1'],
    [{ranking: {b: 2}}, '"ranking.b" must be less than or equal to 1'],
    [{insights: {appId: 'x'}}, '"insights.apiKey" is required'],
  ])('%j are refused with the message %s', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });
});
