import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callEntries } from '../../contracts/calls.ts';

/** What plays the real services: a stand-in behind a door that knows none of our calls. */
export interface RealServices {
  address: string;
  /** Paths that were asked for since the last look. */
  asked: string[];
  /** What happens to requests: they are served, cut off, or answered with a status; of one path alone where it is named. */
  mood: { is: 'served' | 'cut' | number; at?: string };
  close: () => Promise<void>;
}

/** The paths that a service of the specification does not know. */
export const ourPaths: ReadonlySet<string> = new Set(
  callEntries.flatMap(([, { path, provenance, service }]) =>
    provenance === 'ours' && service !== 'account' ? path : [],
  ),
);

/** What it answers to them. */
export const unknownCall = { code: 404, success: false, msg: '404 没找到请求' };

const envelope = (code: number) => JSON.stringify({ code, success: false, data: {}, msg: 'refused' });

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const without = (headers: object, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

async function pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '', headers } = request;
  const body = await bodyOf(request);
  const sent = without(headers, ['host', 'connection', 'content-length']);
  const answer = await fetch(target + url, {
    method,
    headers: sent,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const received = without(Object.fromEntries(answer.headers), ['content-encoding', 'transfer-encoding']);
  response.writeHead(answer.status, { ...received, 'content-length': bytes.length }).end(bytes);
}

/** Opens the door before a stand-in that listens. */
export async function startRealServices(target: string): Promise<RealServices> {
  const asked: string[] = [];
  const mood: RealServices['mood'] = { is: 'served' };
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    asked.push(path);
    const { is, at = path } = mood;
    if (ourPaths.has(path))
      return void response
        .writeHead(404, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(unknownCall));
    if (is === 'served' || at !== path)
      return void pass(target, request, response).catch(() => request.socket.destroy());
    if (is === 'cut') return void request.socket.destroy();
    response.writeHead(is, { 'content-type': 'application/json' }).end(envelope(is));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, mood, close };
}
