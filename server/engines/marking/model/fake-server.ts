import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server was asked, as it came. */
export interface Asked {
  authorization: string;
  body: {
    model: string;
    temperature?: number;
    response_format: { type: string };
    messages: { role: string; content: string | { type: string; text?: string; image_url?: { url: string } }[] }[];
  };
}

/** What the server answers: a status with a body, or the text of a completion; undefined never answers. */
export type Reply = { status: number; body?: object; headers?: Record<string, string> } | string | undefined;

/** A local server of the protocol that models speak. */
export interface FakeModel {
  url: string;
  asked: Asked[];
  stop(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

const completion = (content: string): object => ({
  id: 'c',
  object: 'chat.completion',
  created: 0,
  model: 'fake',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
});

/** Starts a server that answers each request by what `reply` says of it. */
export async function startFakeModel(reply: (asked: Asked, count: number) => Reply): Promise<FakeModel> {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const one = { authorization: request.headers.authorization ?? '', body: JSON.parse(text) as Asked['body'] };
      asked.push(one);
      const answer = reply(one, asked.length);
      if (answer === undefined) return;
      const { status, body, headers } =
        typeof answer === 'string' ? { status: 200, body: completion(answer), headers: {} } : answer;
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1', ...headers });
      response.end(JSON.stringify(body ?? { error: { message: 'refused' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, stop };
}
