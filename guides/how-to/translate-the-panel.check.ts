import {expect, test} from '../../tools/guides/test';

test('the login page has the title of the project in each language, and the French of the panel', async ({visitor}) => {
  await visitor.goto('/admin/auth/login');
  await visitor.getByRole('heading', {name: 'Welcome to the card shop'}).waitFor();
  await visitor.getByRole('combobox', {name: 'Select interface language'}).click();
  await visitor.getByRole('option', {name: 'Français'}).click();
  await visitor.getByRole('heading', {name: 'Bienvenue à la papeterie'}).waitFor();
  await visitor.getByRole('button', {name: 'Se connecter'}).waitFor();
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
