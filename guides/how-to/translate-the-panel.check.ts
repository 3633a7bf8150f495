import {expect, test} from '../../tools/guides/test';

test('the login page has the title of the project in each language, and the French of the panel', async ({
  page,
  server,
}) => {
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: server.url,
      viewport: {width: 1000, height: 640},
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    });
  try {
    const login = await context.newPage();
    await login.goto('/admin/auth/login');
    await login.getByRole('heading', {name: 'Welcome to the card shop'}).waitFor();
    await login.getByRole('combobox', {name: 'Select interface language'}).click();
    await login.getByRole('option', {name: 'Français'}).click();
    await login.getByRole('heading', {name: 'Bienvenue à la papeterie'}).waitFor();
    await login.getByRole('button', {name: 'Se connecter'}).waitFor();
  } finally {
    await context.close();
  }
});

test('the page of the plugin is in the language of the profile: project over plugin, then English', async ({
  colleague,
}) => {
  const {page} = await colleague();
  await page.setViewportSize({width: 1000, height: 460});
  await page.goto('/admin/plugins/greeting-cards');
  await page.getByRole('heading', {name: 'Cards', exact: true}).waitFor();
  await page.getByText('3 cards in the shop').waitFor();

  await page.goto('/admin/me');
  await page.getByRole('combobox', {name: 'Interface language'}).click();
  await page.getByRole('option', {name: 'Français'}).click();
  await page.getByRole('button', {name: 'Save'}).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');

  await page.goto('/admin/plugins/greeting-cards');
  await page.getByRole('heading', {name: 'Nos cartes'}).waitFor();
  await page.getByText('3 cartes dans la boutique').waitFor();
  await page.getByText('Sorted by occasion').waitFor();
  await page.getByRole('link', {name: 'Nos cartes'}).waitFor();
});
