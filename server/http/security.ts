import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { clockRateHeader, standInHeader } from '../../contracts/headers.ts';

// Whatever is no page: it loads nothing, is framed by nobody and is what it says it is. Sent as they stand, since helmet
// would write them anew for each call.
const fixedHeaders = Object.entries({
  // Most answers hold tokens or what is known of people; what may be kept, as pages and assets, says so itself.
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Sends the security headers of everything that is no page; pages ask for `pageSecurity`. */
export async function addSecurity(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of fixedHeaders) reply.raw.setHeader(name, value);
  });
  // After the hook, so that what a page asks for replaces it.
  await app.register(helmet, { global: false });
}

/** Seconds for which a browser need not ask again whether it may call. */
const preflightAge = 7_200;

/** Lets pages of other origins call, and nobody else's. Preflights are answered at once, before anybody is asked for a token. */
export async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Blade-Auth', 'Content-Type'],
    exposedHeaders: ['Date', 'X-Request-Id', 'X-Refusal', 'Content-Disposition', clockRateHeader, standInHeader],
    maxAge: preflightAge,
    strictPreflight: false,
  });
}

/** The route option of a page: scripts and styles come from the server, or with the nonce of the page. */
export const pageSecurity = (clientConfig: object = {}): FastifyHelmetOptions => ({
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'self'"],
      // A PDF that is printed without being saved.
      frameSrc: ['blob:'],
      formAction: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...otherOrigins(clientConfig)],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'none'"],
    },
  },
  // The stand-in is served over plain HTTP on a school's own network.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
});

/** The origins at which a configured client finds the services. */
function otherOrigins(clientConfig: object): string[] {
  const { services = {}, offers = {} } = clientConfig as Record<string, Record<string, string>>;
  const addresses = [...Object.values(services), ...Object.values(offers)].filter((address) => URL.canParse(address));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
