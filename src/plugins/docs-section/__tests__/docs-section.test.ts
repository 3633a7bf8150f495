import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import type {RouteConfig} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {beforeAll, expect, test} from 'vitest';
import docsSection, {validateOptions} from '..';

const siteDir = path.join(__dirname, 'fixtures/site');
const routes: RouteConfig[] = [];
const flatten = (all: RouteConfig[]): RouteConfig[] => all.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
let tagPermalinks: string[];

beforeAll(async () => {
  const context = await loadContext({siteDir});
  const options = validateOptions({
    validate: normalizePluginOptions as never,
    options: {id: 'guides', path: 'guides', routeBasePath: 'guides', sidebarPath: false},
  });
  const plugin = await docsSection(context, options);
  const content = await plugin.loadContent!();
  tagPermalinks = content.loadedVersions.flatMap(({docs}) =>
    docs.flatMap(({tags}) => tags.map((tag) => tag.permalink)),
  );
  const actions = {
    addRoute: (route: RouteConfig) => routes.push(route),
    createData: async () => '',
    setGlobalData() {},
  };
  await plugin.contentLoaded!({content, actions: actions as never});
});

test('a tag of a page leads to the tag index that all sections share, one for each version', () => {
  expect(tagPermalinks).toEqual(['/next/tags/first-tag', '/tags/first-tag']);
});

test('a section has routes for its pages, whatever they are called, and none for its tags', () => {
  const paths = flatten(routes).map((route) => route.path);
  expect(paths).toEqual(expect.arrayContaining(['/guides/next/page', '/guides/page']));
  expect(paths.filter((route) => route.includes('tags'))).toEqual(['/guides/next/about/tags']);
});

test('the list of documents that every page loads has titles, and no descriptions', () => {
  const {version} = flatten(routes).find(({props}) => props?.version)!.props as {
    version: {docs: Record<string, object>};
  };
  expect(version.docs.page).toMatchObject({id: 'page', title: 'A page'});
  expect(version.docs.page).not.toHaveProperty('description');
});
