import net from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** The first free TCP port from `first` on, at most 100 further. */
export async function freePort(first = 3000) {
  for (let port = first; port < first + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 99}. Name one with --port.`);
}

/** The arguments with a free `--port` added, unless they name one. Port 3000 is the usual one. */
export async function withPort(args) {
  if (args.some((arg) => arg === '-p' || arg.startsWith('--port'))) return args;
  const usual = Number(process.env.PORT) || 3000;
  const port = await freePort(usual);
  if (port !== usual) console.log(`Port ${usual} is taken; using ${port}.`);
  return [...args, '--port', String(port)];
}
