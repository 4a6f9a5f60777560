import { readdirSync, readFileSync } from 'node:fs';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';

// The bundle carries what this module exports instead of the module, so that nothing is parsed when a school is seeded.
const folder = new URL('.', import.meta.url);

/** Every value of a data file is text: `3.0`, `yes` and `null` stay what is written; what is no text comes as Base64. @param {string} path */
function read(path) {
  const bytes = readFileSync(new URL(path, folder));
  if (/\.(png|tif|pdf)$/.test(path)) return bytes.toString('base64');
  const text = bytes.toString();
  if (!path.endsWith('.yaml')) return text;
  try {
    return load(text, { schema: FAILSAFE_SCHEMA });
  } catch (error) {
    throw new Error(`内容文件 ${path} 不是有效的 YAML`, { cause: error });
  }
}

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

/** All data files by their path below this folder: of YAML what it holds, of others their text. @type {Record<string, unknown>} */
export const files = Object.fromEntries(
  paths.filter((path) => /\.(yaml|svg|typ|png|tif|pdf)$/.test(path)).map((path) => [path, read(path)]),
);
