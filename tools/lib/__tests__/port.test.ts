import net from 'node:net';
import {expect, test} from 'vitest';
import {freePort, serverArgs} from '../port.mjs';

test('a port that is in use is skipped', async () => {
  const server = net.createServer();
  const taken = await new Promise<number>((resolve) =>
    server.listen(0, () => resolve((server.address() as net.AddressInfo).port)),
  );
  expect(await freePort(taken)).toBeGreaterThan(taken);
  server.close();
});

test('a port that the caller names is passed on', async () => {
  expect(await serverArgs({port: '4000', host: '0.0.0.0'})).toEqual(['--port', '4000', '--host', '0.0.0.0']);
});
