import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Paths } from '../../contracts/endpoint.ts';
import { openapiDocument } from '../../contracts/openapi/document.ts';
import { docsPage } from './docs-page.ts';
import { pageSecurity } from './security.ts';

/** What the page has where its nonce belongs. */
const noncePlace = '__CSP_NONCE__';

/** Serves the OpenAPI document and a page that people can read, in the built client's font where there is one. */
export function addDocuments(app: FastifyInstance, clientDir: string | undefined, paths: Paths): void {
  const fonts = clientDir && readdirSync(join(clientDir, 'assets')).find((name) => /^fonts-.*\.css$/.test(name));
  // Anybody may ask for them, and to make them takes a quarter of a second.
  let json: string | undefined;
  let page: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(openapiDocument(paths));
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/docs', { helmet: pageSecurity() }, (_request, reply) => {
    page ??= docsPage(openapiDocument(paths), { nonce: noncePlace, fonts: fonts && `/assets/${fonts}` });
    return reply.type('text/html; charset=utf-8').send(page.replace(noncePlace, reply.cspNonce.style));
  });
}
