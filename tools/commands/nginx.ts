// npm run nginx -- [options]      writes the nginx configuration of the production build to .cache/nginx.conf
//   --listen 8080     port, or address and port (default 80)
//   --server-name _   host names (default: any)
//   --root /srv/site  where the build lies on the server (default: build/ here)
//   --standalone      a whole configuration for "nginx -c", rather than one for conf.d/
//   --out FILE        another file
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {renderStandalone, siteNginx} from '../../src/hosting/nginx';

/** Where Debian installs the module that serves `.br` files. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const {values} = parseArgs({
  options: {
    listen: {type: 'string', default: '80'},
    'server-name': {type: 'string', default: '_'},
    root: {type: 'string'},
    standalone: {type: 'boolean', default: false},
    out: {type: 'string', default: '.cache/nginx.conf'},
  },
});

try {
  const buildDir = path.resolve('build');
  const site = siteNginx(buildDir, {
    root: values.root ?? buildDir,
    listen: values.listen,
    serverName: values['server-name'],
    brotli: true,
  });
  fs.mkdirSync(path.dirname(values.out), {recursive: true});
  fs.writeFileSync(
    values.out,
    values.standalone ? renderStandalone({site, runDir: '/tmp', modules: [BROTLI_MODULE], workers: 'auto'}) : site,
  );
  console.log(values.out);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
