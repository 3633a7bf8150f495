import path from 'node:path';

/** Where Debian installs the module that serves `.br` files. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const percent = (part, whole) => `${((100 * part) / whole).toFixed(0)} %`;

export default {
  about: 'Prepares the production build for a web server.',
  subcommands: {
    compress: {
      about: 'Writes a .br and a .gz file beside every text of the build.',
      operands: '[build folder]',
      run: async ({operands: [dir = 'build']}) => {
        const {compressBuild} = await import('../../src/hosting/compress');
        const {files, plain, gzip, brotli} = await compressBuild(path.resolve(dir));
        const size = `${files} files, ${(plain / 1e6).toFixed(1)} MB`;
        console.log(`${size}: gzip ${percent(gzip, plain)}, brotli ${percent(brotli, plain)}`);
      },
    },
    nginx: {
      about: 'Writes the nginx configuration of the build.',
      options: {
        listen: {type: 'string', value: '<port>', about: 'port, or address and port', default: '80'},
        'server-name': {type: 'string', value: '<names>', about: 'host names; by default any', default: '_'},
        root: {type: 'string', value: '<folder>', about: 'where the build is on the server; by default build/ here'},
        standalone: {type: 'boolean', about: 'a whole configuration for "nginx -c", not one for conf.d/'},
        out: {type: 'string', value: '<file>', about: 'where to write it', default: '.cache/nginx.conf'},
      },
      run: async ({values: {listen, root, standalone, out, 'server-name': serverName}}) => {
        const {renderStandalone, siteNginx} = await import('../../src/hosting/nginx');
        const {replaceFile} = await import('../../src/lib/files');
        const buildDir = path.resolve('build');
        const site = siteNginx(buildDir, {root: root ?? buildDir, listen, serverName, brotli: true});
        const whole = {site, runDir: '/tmp', modules: [BROTLI_MODULE], workers: 'auto'};
        replaceFile(out, standalone ? renderStandalone(whole) : site);
        console.log(out);
      },
    },
    load: {
      about: 'Measures how many requests per second nginx answers, configured for the build. Needs nginx and wrk.',
      options: {
        seconds: {type: 'string', value: '<number>', about: 'length of a run', default: '20'},
        connections: {type: 'string', value: '<numbers>', about: 'open at once, a run each', default: '64,512'},
      },
      run: async ({values: {seconds, connections}}) => {
        const {loadTest} = await import('../hosting/load-test');
        await loadTest(seconds, connections.split(','));
      },
    },
  },
};
