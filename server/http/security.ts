import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Sends the security headers. Styles need the nonce of the page, scripts come from the server only. */
export async function addSecurity(app: FastifyInstance, clientConfig: object = {}): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
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
}

/** The origins at which a configured client finds the services. */
const otherOrigins = (clientConfig: object): string[] => {
  const { services = {} } = clientConfig as { services?: Record<string, string> };
  return [
    ...new Set(
      Object.values(services)
        .filter(Boolean)
        .map((address) => new URL(address).origin),
    ),
  ];
};
