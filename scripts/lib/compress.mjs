import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// At 11, Brotli takes ten times as long for 3 % less.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const kinds = [
  { extension: '.br', pack: (/** @type {Buffer} */ content) => promisify(brotliCompress)(content, brotli) },
  { extension: '.gz', pack: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }) },
];

const worthwhile = /\.(css|js|mjs|svg)$/;

/** Below this number of bytes, a packet is a packet. */
const smallest = 1_024;

/**
 * Writes each file of a folder that compression makes smaller beside it as .br and .gz, so that the server need not
 * compress it for everyone who asks.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = (await readdir(folder)).filter((name) => worthwhile.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      if (content.length < smallest) return;
      for (const { extension, pack } of kinds) await writeFile(join(folder, name + extension), await pack(content));
    }),
  );
}
