import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { texts } from '../../contracts/envelope.ts';
import { HttpError } from './errors.ts';

/** Takes JSON in UTF-8 and nothing else as a body; what is not UTF-8 would be stored with its broken letters replaced. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new HttpError(400, texts.unreadable));
    return parse(request, body.toString(), done);
  });
}
