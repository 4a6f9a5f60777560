import type { FastifyInstance } from 'fastify';
import { openapiDocument } from '../../contracts/openapi.ts';
import { docsPage } from './docs-page.ts';

/** Serves the OpenAPI document and a page that people can read. Both are made when first asked for. */
export function addDocuments(app: FastifyInstance): void {
  let json: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(openapiDocument());
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(openapiDocument(), reply.cspNonce.style)),
  );
}
