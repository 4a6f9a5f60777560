import type { FastifyInstance } from 'fastify';
import type { Paths } from '../../../contracts/endpoint.ts';
import { makeDocument } from './pool.ts';

/** Serves the OpenAPI document, which the client's page of documents shows. */
export function addDocuments(app: FastifyInstance, paths: Paths): void {
  // Anybody may ask for it: it is made once, however many ask at a time.
  let made: Promise<Buffer> | undefined;
  const make = async (): Promise<Buffer> => {
    try {
      return Buffer.from(await makeDocument(paths));
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
  app.get('/openapi.json', async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return (made ??= make());
  });
}
