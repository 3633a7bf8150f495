import {load} from 'cheerio';
import {describe, expect, inject, test} from 'vitest';
import {SECTIONS} from '../src/config/sections';
import {pathOf} from './support/base-url';
import {publicRoutes} from './support/public-routes';

const origin = inject('origin');
const SUFFIX = ' | Contributor documentation';

const get = async (route: string) => {
  const response = await fetch(origin + route, {redirect: 'manual'});
  return {status: response.status, $: load(await response.text())};
};

describe('every public route', () => {
  test.each(publicRoutes)('$route answers with one heading and a full title', async ({route, kind}) => {
    const {status, $} = await get(route);
    expect(status).toBe(200);
    expect($('h1').length).toBe(1);
    expect($('head title').text()).toMatch(
      kind === 'home' ? /Contributor documentation$/ : new RegExp(`.+ \\${SUFFIX.trim()}$`),
    );
  });

  test.each(publicRoutes.filter(({section}) => section !== 'site'))(
    '$route has breadcrumbs and the sidebar of its section',
    async ({route, section}) => {
      const {$} = await get(route);
      expect($('.theme-doc-breadcrumbs').length).toBe(1);
      const active = $('.theme-doc-sidebar-menu .menu__link--active').last().attr('href');
      expect(active).toBe(pathOf(route));
      expect($('.navbar__link--active').length).toBeGreaterThan(0);
      expect($('.navbar__link--active').first().text()).toBe(SECTIONS.find(({id}) => id === section)!.label);
    },
  );
});

describe('an unknown path', () => {
  test.each(['/nothing-here', '/docs/nothing', '/tags/unknown', '/api/nothing', '/exports/interfaces/Nothing'])(
    '%s shows the not-found page with status 404',
    async (route) => {
      const {status, $} = await get(route);
      expect(status).toBe(404);
      expect($('h1').text()).toBe('Page Not Found');
    },
  );
});
