import { writeFileSync } from 'node:fs';
import { Stop } from '../lib/command.mjs';
import { parts } from './options.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./options.mjs').Part} Part */
/** @typedef {{ used: number, all: number }} Share */
/** @typedef {Record<Part, Share> & { isOn: boolean, since: string, requests: number }} Coverage */

/** Milliseconds that the server may take to answer. */
const patience = 30_000;

/**
 * Asks the console of a server; throws Stop where it does not answer as one.
 * @param {string} url @param {string} path @param {string} key @param {object} [body]
 */
async function ask(url, path, key, body) {
  const headers = { ...(key && { 'console-key': key }), ...(body && { 'content-type': 'application/json' }) };
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(url + path, { headers, ...sent, signal: AbortSignal.timeout(patience) }).catch((error) => {
    throw new Stop(`连不上 ${url}`, String(error.cause ?? error));
  });
  const envelope = await answer.json().catch(() => ({}));
  if (answer.status === 200 && envelope.code === 200) return envelope.data;
  throw new Stop(`${url} 的控制台没有答应：${envelope.msg ?? answer.status}`);
}

/** Begins to count. @param {Options} options @param {string} key */
export async function startCounting({ url, sandbox }, key) {
  await ask(url, '/console/api/coverage/set', key, { isOn: true });
  await ask(url, '/console/api/coverage/reset', key, { sandbox });
}

/** What was used of what is declared. @param {Options} options @param {string} key @returns {Promise<Coverage>} */
export async function readCoverage({ url, sandbox }, key) {
  const search = sandbox === '' ? '' : `?${new URLSearchParams({ sandbox })}`;
  const coverage = await ask(url, `/console/api/coverage${search}`, key);
  if (!coverage.isOn && coverage.requests === 0) throw new Stop('没有统计过：先用 --start 开始，再运行测试');
  return coverage;
}

/** Of nothing all is used; rounded down, as what is not reached is not reached. @param {Share} share */
const percentOf = ({ used, all }) => (all === 0 ? 100 : Math.floor((used / all) * 1000) / 10);

/**
 * Judges what was used: the exit code, and the line that tells.
 * @param {Coverage} coverage @param {Options['least']} least
 * @returns {{ code: 0 | 1, line: string }}
 */
export function judge(coverage, least) {
  const names = /** @type {Part[]} */ (Object.keys(parts));
  const told = names.map((part) => `${parts[part]} ${percentOf(coverage[part])}%`).join('，');
  const short = names.filter((part) => percentOf(coverage[part]) < (least[part] ?? 0));
  const missing = short.map((part) => {
    const { used, all } = coverage[part];
    return `${parts[part]}须有 ${least[part]}%，只有 ${percentOf(coverage[part])}%（${used}/${all}）`;
  });
  if (missing.length > 0) return { code: 1, line: `✗ ${missing.join('；')}` };
  return { code: 0, line: `✓ ${coverage.requests} 个请求用到：${told}` };
}

/** Writes down all that was read. @param {string} file @param {Coverage} coverage */
export function writeReport(file, coverage) {
  try {
    writeFileSync(file, `${JSON.stringify(coverage, null, 2)}\n`);
  } catch (error) {
    throw new Stop(`报告写不进 ${file}`, String(error));
  }
}
