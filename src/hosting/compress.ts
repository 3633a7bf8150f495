import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesBelow} from '../lib/files';

/** Files that compress well. Pictures and fonts are compressed already. */
const TEXTS = ['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md'];

/** In bytes; a smaller file fits into one packet anyway. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` file beside every text of a build, for hosts that serve precompressed files.
 *
 * @param quality of brotli, 0 to 11; the default is the best, which takes about a minute for a thousand files.
 * @returns the number of files, and their sizes in bytes.
 */
export async function compressBuild(outDir: string, quality = constants.BROTLI_MAX_QUALITY) {
  const sum = {files: 0, plain: 0, gzip: 0, brotli: 0};
  const queue = filesBelow(outDir, TEXTS);
  const one = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const content = await readFile(file);
      if (content.length < SMALLEST) continue;
      const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} = constants;
      const params = {[BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length};
      const [br, gz] = await Promise.all([brotli(content, {params}), zip(content, {level: 9})]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      sum.files += 1;
      sum.plain += content.length;
      sum.gzip += gz.length;
      sum.brotli += br.length;
    }
  };
  await Promise.all(Array.from({length: 4}, one));
  return sum;
}
