import {describe, expect, test} from 'vitest';
import {scriptsOfPages} from '../page-scripts';

const scriptsOf = new Map([
  ['root', ['theme.js', 'root.js']],
  ['page', ['theme.js', 'page.js']],
  ['text', ['text.js']],
  ['home', ['home.js']],
]);
const routes = [{path: '/', routes: [{path: '/a'}]}, {path: '/'}];
const chunkNames = {
  '/-111': {__comp: 'root', __context: {plugin: 'unknown'}},
  '/a-222': {__comp: 'page', content: 'text'},
  '/-333': {__comp: 'home'},
};

describe('the scripts of a page', () => {
  test('are those of its route and of the routes around it, each once', () => {
    expect(scriptsOfPages(routes, chunkNames, {scriptsOf}).get('/a')).toEqual([
      'theme.js',
      'root.js',
      'page.js',
      'text.js',
    ]);
  });

  test('are not those of another route with the same path', () => {
    expect(scriptsOfPages(routes, chunkNames, {scriptsOf}).get('/')).toEqual(['home.js']);
  });

  test('are an error when the generator lists other routes', () => {
    expect(() => scriptsOfPages([{path: '/b'}], chunkNames, {scriptsOf})).toThrow(
      'routesChunkNames.json has "/-111" where the route /b is.',
    );
  });
});
