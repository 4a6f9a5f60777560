import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Broken } from './ledger.mjs';

/** An answer that came in whole. @typedef {{ code: number, msg: string, data: any }} Answer */

/**
 * A request: its query, and either JSON or a file, which goes out in pieces with a pause between them.
 * @typedef {{ query?: Record<string, string>, json?: object, file?: { name: string, bytes: Buffer }, pieces?: number, pause?: number }} Asked
 */

/** Asks a service; undefined where the connection broke before the answer had come. @typedef {(path: string, asked?: Asked) => Promise<Answer | undefined>} Ask */

const answerLimit = 20_000;
const boundary = 'torture';

/** @param {{ name: string, bytes: Buffer }} file */
const formOf = ({ name, bytes }) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** @param {Asked} asked @returns {{ type?: string, body?: Buffer }} */
function bodyOf({ json, file }) {
  if (file) return { type: `multipart/form-data; boundary=${boundary}`, body: formOf(file) };
  return json ? { type: 'application/json', body: Buffer.from(JSON.stringify(json)) } : {};
}

/** @param {import('node:http').ClientRequest} outgoing @param {Buffer} body @param {Asked} asked */
async function sendInPieces(outgoing, body, { pieces = 1, pause = 0 }) {
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length && !outgoing.destroyed; at += size) {
    if (at > 0) await wait(pause);
    outgoing.write(body.subarray(at, at + size));
  }
  outgoing.end();
}

/** @param {import('node:http').IncomingMessage} answer @param {(answer: Answer | undefined) => void} resolve @param {(error: unknown) => void} reject */
function hear(answer, resolve, reject) {
  let text = '';
  answer.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part));
  answer.once('error', () => resolve(undefined));
  answer.once('end', () => {
    try {
      resolve(JSON.parse(text));
    } catch {
      reject(new Broken(`回答不是 JSON：${text.slice(0, 200)}`));
    }
  });
}

/**
 * Connections to a server; `close` gives them up.
 * @param {string} address @param {string} [token]
 * @returns {{ ask: Ask, close: () => void }}
 */
export function connectTo(address, token) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Ask} */
  const ask = (path, asked = {}) =>
    new Promise((resolve, reject) => {
      const { type, body } = bodyOf(asked);
      const outgoing = request(`${address}${path}?${new URLSearchParams(asked.query)}`, {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(token ? { 'blade-auth': `bearer ${token}` } : {}),
          ...(type ? { 'content-type': type } : {}),
          ...(body ? { 'content-length': body.length } : {}),
        },
        timeout: answerLimit,
      });
      outgoing.once('timeout', () => reject(new Broken(`${path} 在 ${answerLimit / 1000} 秒内没有回答`)));
      outgoing.on('error', () => resolve(undefined));
      outgoing.once('response', (answer) => hear(answer, resolve, reject));
      if (body) void sendInPieces(outgoing, body, asked);
      else outgoing.end();
    });
  return { ask, close: () => agent.destroy() };
}

/** Signs in and returns the token. @param {string} address @param {string} account @param {string} [sandbox] */
export async function signIn(address, account, sandbox) {
  const { ask, close } = connectTo(address);
  const answer = await ask('/account/token', {
    json: { account, password: 'understudy', ...(sandbox && { sandbox }) },
  });
  close();
  if (answer?.code !== 200) throw new Broken(`无法登录：${answer?.msg ?? '没有回答'}`);
  return String(answer.data.accessToken);
}
