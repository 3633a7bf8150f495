import net from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** The first free TCP port from `first` on, at most 100 further. */
export const freePort = async (first = 3000) => {
  for (let port = first; port < first + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 99}. Name one with --port.`);
};

/** Options of the commands that serve the site. */
export const SERVER_OPTIONS = /** @type {const} */ ({
  port: {type: 'string', short: 'p', value: '<port>', about: 'the port; by default 3000, or the next that is free'},
  host: {type: 'string', value: '<host>', about: 'the address to listen on; by default localhost'},
});

/** Docusaurus' arguments for {@link SERVER_OPTIONS}. A port that the caller names is used even if it is taken. */
export const serverArgs = async ({port, host}) => {
  const usual = Number(process.env.PORT) || 3000;
  const chosen = port ?? String(await freePort(usual));
  if (!port && chosen !== String(usual)) console.log(`Port ${usual} is in use; using ${chosen}.`);
  return ['--port', chosen, ...(host ? ['--host', host] : [])];
};
