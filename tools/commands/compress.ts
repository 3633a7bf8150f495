// npm run compress -- [folder]      puts a .br and a .gz file beside every text of the production build
import path from 'node:path';
import {compressBuild} from '../../src/hosting/compress';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

compressBuild(path.resolve(process.argv[2] ?? 'build')).then(
  ({files, plain, gzip, brotli}) =>
    console.log(
      `${files} files, ${(plain / 1e6).toFixed(1)} MB: gzip ${percent(gzip, plain)}, brotli ${percent(brotli, plain)}`,
    ),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
