import { isUtf8 } from 'node:buffer';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { texts } from '../../contracts/envelope.ts';
import { generalRefusal } from './errors.ts';

/** How many lists and objects may stand within each other; no call has half as many. */
const deepest = 32;

/** Takes JSON, and a file with a few fields beside it. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  readJsonOnly(app);
  await app.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 10_000, parts: 25 },
    throwFileSizeLimit: false,
  });
}

/**
 * Takes JSON in UTF-8 and nothing else as a body; what is not UTF-8 would be stored with its broken letters replaced. What
 * is nested without an end is told by its first bytes, before anything reads it level by level.
 */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isTooDeep(body) || !isUtf8(body)) return done(generalRefusal('unreadable', texts.unreadable));
    return parse(request, body.toString(), done);
  });
}

const code = (letter: string): number => letter.charCodeAt(0);
const [quote, escape] = [code('"'), code('\\')];
const opening = new Set([code('['), code('{')]);
const closing = new Set([code(']'), code('}')]);

/** Whether a JSON text nests too deep; what is wrong with it otherwise is for the parser to say. */
function isTooDeep(body: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!;
    if (byte === quote) inText = !inText;
    else if (inText) at += byte === escape ? 1 : 0;
    else if (opening.has(byte) && ++depth > deepest) return true;
    else if (closing.has(byte)) depth--;
  }
  return false;
}
