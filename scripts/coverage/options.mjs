import { parseArgs } from 'node:util';
import { Stop } from '../lib/command.mjs';

/** What may be asked for at least, and what it is called. */
export const parts = /** @type {const} */ ({
  calls: '接口',
  cases: '情形',
  inputs: '参数',
  fields: '字段',
  effects: '影响',
});

/** @typedef {keyof typeof parts} Part */

/**
 * What a run of the command is asked for; `least` has percentages.
 * @typedef {{ url: string, start: boolean, sandbox: string, report: string, least: Partial<Record<Part, number>> }} Options
 */

const usage =
  '用法：npm run coverage -- --url 地址 [--start] [--sandbox 名称] [--min-calls 80] [--min-cases 50] [--min-inputs 60] [--min-fields 60] [--min-effects 50] [--report 文件]';

const text = /** @type {const} */ ({ type: 'string' });
const names = /** @type {Part[]} */ (Object.keys(parts));

/** Reads the words of the command; throws Stop with one line where they say nothing that can be done. @param {string[]} words @returns {Options} */
export function readOptions(words) {
  const { url = '', start = false, sandbox = '', report = '', ...given } = parsed(words);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Stop(`--url 须为服务的地址。${usage}`);
  const least = names.flatMap((part) => {
    const value = given[`min-${part}`];
    return value === undefined ? [] : [[part, percent(part, String(value))]];
  });
  return { url: new URL(url).origin, start: Boolean(start), sandbox, report, least: Object.fromEntries(least) };
}

/** @param {string[]} args @returns {Record<string, string | undefined> & { start?: boolean }} */
function parsed(args) {
  const least = Object.fromEntries(names.map((part) => [`min-${part}`, text]));
  const options = {
    url: text,
    sandbox: text,
    report: text,
    start: /** @type {const} */ ({ type: 'boolean' }),
    ...least,
  };
  try {
    return /** @type {any} */ (parseArgs({ args, options }).values);
  } catch {
    throw new Stop(usage);
  }
}

/** @param {Part} part @param {string} given */
function percent(part, given) {
  const value = Number(given);
  if (given.trim() !== '' && value >= 0 && value <= 100) return value;
  throw new Stop(`--min-${part} 须为 0 到 100 的数。${usage}`);
}
