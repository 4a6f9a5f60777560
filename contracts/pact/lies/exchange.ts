import { callEntries, type CallName } from '../../calls.ts';
import { hasQuery, type Endpoint } from '../../endpoint.ts';
import type { Asked, Input, Server } from '../../lies/exchange.ts';
import { Transport } from '../verify/transport.ts';

export type { Asked, Server };
export { honest } from '../../../server/console/faults/lies/honest.ts';

const callsByAddress = new Map(callEntries.map(([call, { method, path }]) => [`${method} ${path}`, call]));
const endpoints = new Map<CallName, Endpoint>(callEntries);

/** What is asked of a server by `fetch`. */
async function askedOf(request: Request): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url);
  const call = callsByAddress.get(`${request.method} ${pathname}`);
  if (call === undefined) throw new Error(`Nobody declares ${request.method} ${pathname}`);
  const endpoint = endpoints.get(call)!;
  const headers = Object.fromEntries(request.headers);
  const bytes = Buffer.from(await request.arrayBuffer());
  const isJson = headers['content-type']?.includes('json') === true;
  const input = isJson ? (JSON.parse(bytes.toString()) as Input) : Object.fromEntries(searchParams);
  return {
    call,
    endpoint,
    input,
    headers,
    file: hasQuery(endpoint) && bytes.length > 0 && !isJson ? bytes : undefined,
  };
}

/** A `fetch` that goes to a server in this process. */
const fetchFrom =
  (server: Server): typeof fetch =>
  async (address, init) => {
    const { status, type, disposition, bytes } = await server(await askedOf(new Request(address, init)));
    const headers = {
      ...(type && { 'content-type': type }),
      ...(disposition && { 'content-disposition': disposition }),
    };
    return new Response(new Uint8Array(bytes), { status, headers });
  };

/** What the verification sends its requests through, to a server in this process. */
export const transportTo = (server: Server): Transport =>
  new Transport('http://stand-in', {}, 600_000, new AbortController().signal, fetchFrom(server));
