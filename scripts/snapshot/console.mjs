import { createWriteStream, openAsBlob, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Stop } from '../lib/command.mjs';

/** @typedef {Record<string, string>} Input */
/** @typedef {{ address: string, read: (call: string, input: Input) => Promise<any>, write: (call: string, input: Input) => Promise<any>, download: (input: Input, file: string) => Promise<void>, upload: (call: string, input: Input, file: string) => Promise<any> }} Console */

/** A refusal of the server, with the name of its rule. */
export class Refused extends Stop {
  /** @param {string} line @param {string} rule */
  constructor(line, rule) {
    super(line);
    this.rule = rule;
  }
}

/** The console of a running server, by its calls. @param {string} address @param {string} key @returns {Console} */
export function consoleAt(address, key) {
  if (!URL.canParse(address)) throw new Stop(`地址无效：${address}，须如 http://127.0.0.1:4310`);
  const base = new URL(address).origin;
  /** @param {string} path @param {RequestInit} [options] */
  const ask = (path, { headers = {}, ...options } = {}) =>
    fetch(`${base}/console/api/${path}`, {
      ...options,
      headers: { ...headers, ...(key && { 'Console-Key': encodeURIComponent(key) }) },
    }).catch(() => {
      throw new Stop(`连不上 ${base}，请先启动服务，或用 --url 指定地址`);
    });
  /** @param {Input} input */
  const query = (input) => `?${new URLSearchParams(input)}`;
  const json = { 'content-type': 'application/json' };
  return {
    address: base,
    read: async (call, input) => dataOf(await ask(call + query(input))),
    write: async (call, input) =>
      dataOf(await ask(call, { method: 'POST', headers: json, body: JSON.stringify(input) })),
    download: async (input, file) => save(await ask(`snapshot/download${query(input)}`), file),
    upload: async (call, input, file) => {
      const form = new FormData();
      form.append('file', await blobOf(file), 'a.snapshot');
      return dataOf(await ask(call + query(input), { method: 'POST', body: form }));
    },
  };
}

/** @param {Response} answer */
async function dataOf(answer) {
  const envelope = await answer.json().catch(() => undefined);
  if (!envelope) throw new Stop(`${answer.url} 不是启明助教的服务（HTTP ${answer.status}）`);
  if (!envelope.success) throw new Refused(envelope.msg, answer.headers.get('x-refusal') ?? '');
  return envelope.data;
}

/** @param {Response} answer @param {string} file */
async function save(answer, file) {
  if (!answer.ok || !answer.body) return dataOf(answer);
  try {
    await pipeline(Readable.fromWeb(/** @type {any} */ (answer.body)), createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST')
      throw new Stop(`${file} 已存在，请用 --out 换一个文件名`);
    rmSync(file, { force: true });
    throw new Stop(`没有下载完：${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A file that is read when it is sent. @param {string} file */
async function blobOf(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Stop(`没有这个文件：${file}`);
  return openAsBlob(file);
}
