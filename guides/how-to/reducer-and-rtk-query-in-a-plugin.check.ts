import {expect, test} from '../../tools/guides/test';

const PAGE = '/admin/plugins/loan-desk';
const LOANS = '**/loan-desk/loans';

test('two components share a request, and a mutation renews both', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/loan-desk/loans')) requests.push(request.method());
  });
  await page.setViewportSize({width: 1000, height: 460});
  await page.goto('/admin');
  await page.getByRole('link', {name: 'Loan desk'}).click();
  await page.getByText('1 on loan').waitFor();
  await page.getByText('Atlas').waitFor();
  expect(requests).toEqual(['GET']);

  await page.getByRole('button', {name: 'Lend a book'}).click();
  await page.getByText('2 on loan').waitFor();
  await page.getByText('Book 2').waitFor();
  expect(requests).toEqual(['GET', 'POST', 'GET']);

  const filter = page.getByRole('checkbox', {name: 'Only late ones'});
  await filter.click();
  await expect.poll(() => page.getByText('Book 2').count()).toBe(0);
  await page.getByRole('link', {name: 'Settings'}).click();
  await page.getByRole('heading', {name: 'Overview'}).waitFor();
  await page.getByRole('link', {name: 'Loan desk'}).click();
  await page.getByText('2 on loan').waitFor();
  expect(await filter.isChecked()).toBe(true);
  expect(await page.getByText('Book 2').count()).toBe(0);

  await page.reload();
  await page.getByText('Book 2').waitFor();
  expect(await filter.isChecked()).toBe(false);
});

test('an endpoint that is answered with 401 signs out', async ({page}) => {
  await page.route(LOANS, (route) =>
    route.fulfill({status: 401, json: {data: null, error: {status: 401, name: 'UnauthorizedError', message: 'no'}}}),
  );
  const login = page.waitForRequest('**/admin/auth/login');
  await page.goto(PAGE);
  await login;
});
