import { request } from 'node:http';

/** @param {string} text @returns {number | undefined} the code of an envelope */
export function codeOf(text) {
  try {
    return JSON.parse(text).code;
  } catch {
    return undefined;
  }
}

/**
 * Asks for whatever comes; undefined where the connection ends before all of it has, `late` where nobody waits any longer.
 * @param {string} address @param {{ token?: string | undefined, json?: object | undefined, patience: number }} asked
 * @returns {Promise<{ status: number, text: string } | 'late' | undefined>}
 */
export const see = (address, { token, json, patience }) =>
  new Promise((resolve) => {
    const headers = {
      ...(token && { 'blade-auth': `bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    };
    const outgoing = request(address, { agent: false, headers, method: json ? 'POST' : 'GET' });
    const limit = setTimeout(() => {
      resolve('late');
      outgoing.destroy();
    }, patience);
    outgoing.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.once('error', () => resolve(undefined));
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.once('close', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
    outgoing.end(json && JSON.stringify(json));
  });
