import path from 'node:path';
import {defineCommand, runSubcommand} from '../lib/command-line.mjs';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

runSubcommand('hosting', 'Prepares the production build for a web server.', {
  compress: defineCommand({
    about: 'Writes a .br and a .gz file beside every text of the build.',
    operands: '[build folder]',
    run: async ({operands: [dir = 'build']}) => {
      const {compressBuild} = await import('../../src/hosting/compress');
      const {files, plain, gzip, brotli} = await compressBuild(path.resolve(dir));
      const size = `${files} files, ${(plain / 1e6).toFixed(1)} MB`;
      console.log(`${size}: gzip ${percent(gzip, plain)}, brotli ${percent(brotli, plain)}`);
    },
  }),
  nginx: defineCommand({
    about: 'Writes the nginx configuration of the build.',
    options: {
      listen: {type: 'string', value: '<port>', about: 'port, or address and port', default: '80'},
      'server-name': {type: 'string', value: '<names>', about: 'host names; by default any', default: '_'},
      root: {type: 'string', value: '<folder>', about: 'where the build is on the server; by default build/ here'},
      standalone: {type: 'boolean', about: 'a whole configuration for "nginx -c", not one for conf.d/'},
      out: {type: 'string', value: '<file>', about: 'where to write it', default: '.cache/nginx.conf'},
    },
    run: async ({values: {listen, root, standalone, out, 'server-name': serverName}}) => {
      const {siteNginx, standaloneNginx} = await import('../../src/hosting/nginx-config');
      const {replaceFile} = await import('../../src/lib/files');
      const buildDir = path.resolve('build');
      const site = siteNginx({buildDir, root: root ?? buildDir, listen, serverName, brotli: true});
      replaceFile(out, standalone ? standaloneNginx(site, '/tmp', true, 'auto') : site);
      console.log(out);
    },
  }),
});
