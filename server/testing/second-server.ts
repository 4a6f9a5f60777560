import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from './app.ts';

/** A stand-in of its own that plays the server to which calls are sent, behind a door that can be shut. */
export interface SecondServer {
  /** What stands behind the door. */
  app: TestApp;
  address: string;
  /** Requests that have come to the door. */
  heard: { line: string; headers: IncomingHttpHeaders }[];
  /** What answers in its place; undefined lets it answer itself. */
  instead: RequestListener | undefined;
  /** Makes another answer of what it says, and another file of one that it hands out. */
  spoil: (body: string) => string;
  swap: (bytes: Buffer) => Buffer;
  /** Ends listening; those who ask are refused the connection. */
  shut: () => Promise<void>;
  close: () => Promise<void>;
}

const hidden = ['host', 'connection', 'content-length', 'transfer-encoding'];

const without = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hidden.includes(name)) as [string, string][]);

/** Starts it on a copy of the small world. */
export async function startSecondServer(): Promise<SecondServer> {
  const app = await startTestApp();
  const server = createServer((request, response) => {
    second.heard.push({ line: `${request.method} ${request.url}`, headers: request.headers });
    if (second.instead) return second.instead(request, response);
    void answerOf(app, request).then(({ statusCode, headers, rawPayload }) => {
      const isJson = String(headers['content-type']).includes('json');
      const body = isJson ? Buffer.from(second.spoil(rawPayload.toString())) : second.swap(rawPayload);
      response.writeHead(statusCode, { ...without(headers), 'content-length': body.length }).end(body);
    });
  });
  const shut = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const second: SecondServer = {
    app,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: [],
    instead: undefined,
    spoil: (body) => body,
    swap: (bytes) => bytes,
    shut,
    close: async () => {
      await shut();
      await app.close();
    },
  };
  return second;
}

async function answerOf({ app }: TestApp, request: IncomingMessage) {
  const payload = await buffer(request);
  const method = request.method as NonNullable<InjectOptions['method']>;
  return app.inject({ method, url: request.url!, headers: without(request.headers), payload });
}
