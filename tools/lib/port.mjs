import net from 'node:net';

/** The code of the error that a server gets on a port; nothing when it could listen there. */
const listenError = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({code}) => resolve(code));
    server.listen(Number(port), host, () => server.close(() => resolve(undefined)));
  });

/** The first free TCP port from `first` on, at most 100 further. */
export const freePort = async (first = 3000) => {
  for (let port = first; port < first + 100; port += 1) {
    if (!(await listenError(port))) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 99}. Name one with --port.`);
};

/** Options of the commands that serve the site. */
export const SERVER_OPTIONS = /** @type {const} */ ({
  port: {type: 'string', short: 'p', value: '<port>', about: 'the port; by default 3000, or the next that is free'},
  host: {type: 'string', value: '<host>', about: 'the address to listen on; by default localhost'},
});

/** @throws Error when nothing can listen on the port that {@link SERVER_OPTIONS} name. */
export const checkPort = async ({port, host}) => {
  if (port === undefined) return;
  if (!(port > 0 && port < 65_536)) throw new Error(`"${port}" is no port: give a number from 1 to 65535.`);
  const code = await listenError(port, host);
  const fault = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
  if (code) throw new Error(`Port ${port} ${fault}: name another one, or none for the next that is free.`);
};

/** Docusaurus' arguments for {@link SERVER_OPTIONS}. */
export const serverArgs = async ({port, host}) => {
  const usual = Number(process.env.PORT) || 3000;
  const chosen = port ?? String(await freePort(usual));
  if (!port && chosen !== String(usual)) console.log(`Port ${usual} is in use; using ${chosen}.`);
  return ['--port', chosen, ...(host ? ['--host', host] : [])];
};
