import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Json } from '../lies/exchange.ts';

/** An envelope as it goes over the wire. */
export interface Answer {
  status: number;
  body: { [name: string]: Json };
}

/** What a server makes of an envelope; undefined is no answer at all. */
export type Spoil = (answer: Answer, path: string) => Answer | undefined;

/** Listens on a free port and answers as the app does, but for what `spoil` makes of each envelope. */
export async function startBroken(app: FastifyInstance, spoil: Spoil): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => void answer(app, spoil, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function answer(
  app: FastifyInstance,
  spoil: Spoil,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const payload = await buffer(request);
  const { 'blade-auth': token, 'content-type': type } = request.headers;
  const headers = { ...(token && { 'blade-auth': token }), ...(type && { 'content-type': type }) };
  const method = request.method as 'GET' | 'POST';
  const given = await app.inject({ method, url: request.url!, headers, ...(payload.length > 0 && { payload }) });
  const json = String(given.headers['content-type']).includes('json');
  if (!json) return pass(given, response);
  const spoilt = spoil({ status: given.statusCode, body: given.json<Answer['body']>() }, request.url!.split('?')[0]!);
  if (!spoilt) return;
  response.writeHead(spoilt.status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(spoilt.body));
}

/** Files are no envelopes: they go on as they are. */
function pass({ statusCode, headers, rawPayload }: LightMyRequestResponse, response: ServerResponse): void {
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = headers;
  response.writeHead(statusCode, { 'content-type': String(type), 'content-disposition': String(disposition) });
  response.end(rawPayload);
}

/** A value with every object in it changed. */
export function mapObjects(value: Json, change: (fields: { [name: string]: Json }) => { [name: string]: Json }): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (value === null || typeof value !== 'object') return value;
  const changed = change(value);
  return Object.fromEntries(Object.entries(changed).map(([name, field]) => [name, mapObjects(field, change)]));
}
