import net from 'node:net';
import {expect, test} from 'vitest';
import {freePort, withPort} from '../lib/port.mjs';

test('a taken port is passed over', async () => {
  const server = net.createServer();
  const taken = await new Promise<number>((resolve) =>
    server.listen(0, () => resolve((server.address() as net.AddressInfo).port)),
  );
  expect(await freePort(taken)).toBeGreaterThan(taken);
  server.close();
});

test('a port that the caller names is left alone', async () => {
  expect(await withPort(['--port', '4000'])).toEqual(['--port', '4000']);
  expect(await withPort(['-p', '4000'])).toEqual(['-p', '4000']);
});
