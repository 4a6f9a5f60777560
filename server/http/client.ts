import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Paths } from '../../contracts/endpoint.ts';
import { pageSecurity } from './security.ts';

/** What the pages have where the nonces of the content policy belong. */
const placeholders = { style: '__CSP_NONCE__', script: '__SCRIPT_NONCE__' } as const;

/** The pages of the built client and where they are served. */
const pages = {
  '/': 'index.html',
  '/account/': 'account/index.html',
  '/docs/': 'docs/index.html',
  '/console/': 'console/index.html',
};

/** Serves what the client reads when it opens: where the services are, and which of their paths were set. */
export function addConfig(app: FastifyInstance, config: { paths?: Paths }, paths: Paths): void {
  const whole = Object.keys(paths).length === 0 ? config : { ...config, paths: { ...config.paths, ...paths } };
  app.get('/config.json', (_request, reply) => reply.header('Cache-Control', 'no-cache').send(whole));
}

/** Serves the built client: its pages with a nonce each time, its assets for ever, its icons and the pictures of its guides for a day. */
export async function addClient(app: FastifyInstance, folder: string, config: object): Promise<void> {
  await app.register(serveStatic, {
    root: join(folder, 'assets'),
    serve: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  });
  // The plugin's own route reads the whole folder for each file, to refuse other spellings of its name.
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
  // Their names tell no version, unlike those of assets.
  for (const name of ['icons', 'guides'])
    await app.register(serveStatic, {
      root: join(folder, name),
      prefix: `/${name}/`,
      maxAge: '1d',
      index: false,
      decorateReply: false,
    });
  for (const page of ['/account', '/docs', '/console']) app.get(page, (_request, reply) => reply.redirect(`${page}/`));
  for (const [address, file] of Object.entries(pages)) {
    const html = readFileSync(join(folder, file), 'utf8');
    app.get(address, { helmet: pageSecurity(config) }, (_request, reply) => sendPage(reply, html));
  }
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(
      html.replaceAll(placeholders.style, reply.cspNonce.style).replaceAll(placeholders.script, reply.cspNonce.script),
    );
