// What the page of the fixture site may show: pages that Docusaurus loads, and components that use its hooks wrongly.
import React, {type ComponentType} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import {
  DocsSidebarProvider,
  useActivePlugin,
  useCurrentSidebarCategory,
  useDoc,
} from '@docusaurus/plugin-content-docs/client';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

const never = () => new Promise<never>(() => undefined);
let attempts = 0;
const secondTime = () =>
  (attempts += 1) < 2
    ? Promise.reject(new Error('chunk 1 failed'))
    : Promise.resolve({default: () => <p>The page is there</p>});

/** A page that Docusaurus loads as it loads those of a site. */
const loaded = (name: string, load: () => Promise<object>): ComponentType => {
  Object.assign(registry, {[name]: [load, name, name]});
  Object.assign(routesChunkNames, {[`/${name}-0`]: {__comp: name}});
  return ComponentCreator(`/${name}`, '0') as ComponentType;
};

const using = (hook: () => unknown): ComponentType =>
  function Mistaken() {
    hook();
    return null;
  };
const WithoutCategory = using(useCurrentSidebarCategory);

export const PAGES = {
  slow: loaded('slow', never),
  failing: loaded('failing', secondTime),
  'without default export': loaded('without-default', () => Promise.resolve({})),
  'outside of the docs': using(() => useActivePlugin({failfast: true})),
  'without a category': () => (
    <DocsSidebarProvider name="main" items={[]}>
      <WithoutCategory />
    </DocsSidebarProvider>
  ),
  'without a provider': using(useDoc),
} satisfies Record<string, ComponentType>;
