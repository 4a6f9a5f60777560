import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** What JSON holds. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An envelope as it goes over the wire. */
export interface Answer {
  status: number;
  body: { [name: string]: Json };
}

/** Listens on a free port and answers as the app does, but for what `spoil` makes of each envelope. */
export async function startBroken(app: FastifyInstance, spoil: (answer: Answer) => Answer): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request as { method: InjectOptions['method']; url: string; headers: InjectOptions['headers'] };
    void app.inject({ method, url, headers, payload: request }).then((answer) => {
      const spoilt = spoil({ status: answer.statusCode, body: answer.json<Answer['body']>() });
      response.writeHead(spoilt.status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(spoilt.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A value with every object in it changed. */
export function mapObjects(value: Json, change: (fields: { [name: string]: Json }) => { [name: string]: Json }): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (value === null || typeof value !== 'object') return value;
  const changed = change(value);
  return Object.fromEntries(Object.entries(changed).map(([name, field]) => [name, mapObjects(field, change)]));
}
