import vm from 'node:vm';
import {describe, expect, test} from 'vitest';
import routeLoader from '../route-loader';

interface Route {
  path: string;
  component: string;
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

const ROUTES = `
import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/api',
    component: ComponentCreator('/api', '182'),
    routes: [
      {
        path: '/api/it\\'s',
        component: ComponentCreator('/api/it\\'s', '9c6'),
        exact: true,
        sidebar: "api"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const load = (file: string, source: string): string => routeLoader.call({resourcePath: file}, source);

/** Runs the module as a browser would, with a record of the components that it made. */
function run(source: string): {routes: Route[]; made: string[]} {
  const made: string[] = [];
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'exported =');
  const context = {
    exported: [] as Route[],
    ComponentCreator: (path: string, hash: string | null) => {
      made.push(path);
      return `${path} ${hash}`;
    },
  };
  vm.runInNewContext(body, context);
  return {routes: context.exported, made};
}

describe('the routes in the browser', () => {
  test('are those of the generated module', () => {
    const {routes} = run(load('/site/.docusaurus/routes.js', ROUTES));
    const [api, other] = routes;
    expect(api).toMatchObject({path: '/api', component: '/api 182'});
    expect(api!.routes![0]).toMatchObject({path: "/api/it's", component: "/api/it's 9c6", exact: true, sidebar: 'api'});
    expect(other).toMatchObject({path: '*', component: '* null'});
    expect(other).not.toHaveProperty('routes');
  });

  test('make a component when it is asked for, and only once', () => {
    const {routes, made} = run(load('/site/.docusaurus/routes.js', ROUTES));
    expect(made).toEqual([]);
    expect(routes[0]!.component).toBe(routes[0]!.component);
    expect(made).toEqual(['/api']);
  });
});

test('the registry keeps what loads a chunk, and loses what only the server reads', () => {
  const source = `export default {
  "001a": [() => import(/* webpackChunkName: "001a" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],
};`;
  expect(load('/site/.docusaurus/registry.js', source)).toBe(`export default {
  "001a": [() => import(/* webpackChunkName: "001a" */ "@site/a.md")],
};`);
});
