import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stop } from '../lib/command.mjs';
import { consoleAt } from './console.mjs';

/**
 * @typedef {object} Given
 * @property {import('./console.mjs').Console} server the one that is worked with
 * @property {string} sandbox
 * @property {string} word what the act is about: a title, a snapshot or a file
 * @property {(file: string) => string} path a file as it was meant where the command was typed
 * @property {string} title
 * @property {string} out
 * @property {string} as
 * @property {() => import('./console.mjs').Console} target the server to which a sandbox moves
 */

const text = /** @type {const} */ ({ type: 'string', default: '' });

/** @param {string[]} words */
function parse(words) {
  const options = { sandbox: text, url: text, key: text, title: text, out: text, as: text, to: text, 'to-key': text };
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new Stop(`参数无效：${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What was typed, with what it means where something was left out. @param {string[]} words @param {string} folder @returns {Given} */
export function readGiven(words, folder) {
  const { values, positionals } = parse(words);
  if (positionals.length > 1) throw new Stop(`多出的参数：${positionals.slice(1).join(' ')}；含空格的名称请加引号`);
  const usual = `http://127.0.0.1:${process.env.PORT || 4310}`;
  // A key in the environment is not shown by the list of processes, as one on the command line is.
  const key = values.key || process.env.CONSOLE_KEY || '';
  return {
    server: consoleAt(values.url || usual, key),
    sandbox: values.sandbox || 'main',
    word: positionals[0] ?? '',
    path: (file) => resolve(folder, file),
    title: values.title,
    out: values.out,
    as: values.as,
    target: () => {
      if (values.to === '') throw new Stop('请用 --to 指定目标服务的地址，如 --to http://127.0.0.1:4311');
      return consoleAt(values.to, values['to-key'] || key);
    },
  };
}
