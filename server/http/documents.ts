import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Paths } from '../../contracts/endpoint.ts';
import { openapiDocument } from '../../contracts/openapi.ts';
import { docsPage } from './docs-page.ts';
import { pageSecurity } from './security.ts';

/** Serves the OpenAPI document and a page that people can read, in the built client's font where there is one. */
export function addDocuments(app: FastifyInstance, clientDir: string | undefined, paths: Paths): void {
  const fonts = clientDir && readdirSync(join(clientDir, 'assets')).find((name) => /^fonts-.*\.css$/.test(name));
  let json: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(openapiDocument(paths));
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/docs', { helmet: pageSecurity() }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(docsPage(openapiDocument(paths), { nonce: reply.cspNonce.style, fonts: fonts && `/assets/${fonts}` })),
  );
}
