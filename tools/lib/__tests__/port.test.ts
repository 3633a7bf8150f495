import net from 'node:net';
import {expect, test} from 'vitest';
import {freePort} from '../port.mjs';

test('a port that is in use is skipped', async () => {
  const server = net.createServer();
  const taken = await new Promise<number>((resolve) =>
    server.listen(0, () => resolve((server.address() as net.AddressInfo).port)),
  );
  expect(await freePort(taken)).toBeGreaterThan(taken);
  server.close();
});
