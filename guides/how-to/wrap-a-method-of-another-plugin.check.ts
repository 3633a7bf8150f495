import {expect, test} from '../../tools/guides/test';

test('a file named scan-… gets a caption, another file does not', async ({admin}) => {
  for (const [name, caption] of [
    ['scan-1.txt', 'Scanned document'],
    ['letter.txt', null],
  ] as const) {
    const form = new FormData();
    form.append('files', new Blob(['Dear Ada'], {type: 'text/plain'}), name);
    expect(await admin.post('/upload', form)).toMatchObject({status: 201, body: [{name, caption}]});
  }
});

test('the answer to a sign-in tells when it happened, and a wrong password is refused as before', async ({api}) => {
  const person = {username: 'mira', email: 'mira@example.org', password: 'Passw0rd1'};
  expect(await api.post('/api/auth/local/register', person)).toMatchObject({status: 200});
  const signIn = (password: string) => api.post('/api/auth/local', {identifier: 'mira', password});
  expect(await signIn(person.password)).toMatchObject({
    status: 200,
    body: {jwt: expect.any(String), user: {username: 'mira'}, signedInAt: expect.stringMatching(/^\d{4}-/)},
  });
  expect(await signIn('wrong')).toMatchObject({
    status: 400,
    body: {error: {message: 'Invalid identifier or password'}},
  });
});

test('the layout of contracts is fixed, that of other types is not', async ({admin}) => {
  const save = async (uid: string) => {
    const path = `/content-manager/content-types/${uid}/configuration`;
    const {settings, metadatas, layouts} = (await admin.get(path)).body.data.contentType;
    return admin.put(path, {settings, metadatas, layouts});
  };
  expect(await save('api::house-contract.house-contract')).toMatchObject({
    status: 403,
    body: {
      data: null,
      error: {status: 403, name: 'PolicyError', message: 'The layout of contracts is fixed', details: {}},
    },
  });
  expect((await save('plugin::upload.file')).status).not.toBe(403);
});
