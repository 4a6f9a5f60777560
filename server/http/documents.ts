import type { FastifyInstance } from 'fastify';
import type { Paths } from '../../contracts/endpoint.ts';
import { openapiDocument } from '../../contracts/openapi/document.ts';

/** Serves the OpenAPI document, which the client's page of documents shows. */
export function addDocuments(app: FastifyInstance, paths: Paths): void {
  // Anybody may ask for it, and to make it takes a quarter of a second.
  let json: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(openapiDocument(paths));
    return reply.type('application/json; charset=utf-8').send(json);
  });
}
