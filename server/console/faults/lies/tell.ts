import type { Asked, Input } from '../../../../contracts/lies/exchange.ts';
import type { Known, Liar } from '../../../../contracts/lies/lie.ts';
import type { CallName } from '../../../../contracts/calls.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { bodyBytesOf } from '../../../http/upload.ts';
import { tokenIn } from '../../../http/user.ts';
import type { Hit } from '../act.ts';
import { foreignTo, isThere, otherOf } from './others.ts';
import { lendTo, type Stranger } from './strangers.ts';
import { liesOf } from './told.ts';

/** Liars remember, so that each fault has one of its own as long as its sandbox is open. */
const liars = new WeakMap<Sandbox, Map<string, Liar>>();

/** What each call last succeeded with, and by whom; what is refused is done as that. */
interface Good {
  userId: string;
  input: Input;
}

/** By call and person; the newest is last. */
const lastGood = new WeakMap<Sandbox, Map<string, Good>>();

function ofSandbox<T>(all: WeakMap<Sandbox, Map<string, T>>, sandbox: Sandbox): Map<string, T> {
  const known = all.get(sandbox) ?? new Map<string, T>();
  all.set(sandbox, known);
  return known;
}

function liarOf({ sandbox, fault: { id, call, lie } }: Hit): Liar | undefined {
  const known = ofSandbox(liars, sandbox);
  const liar =
    known.get(id) ??
    liesOf(call as CallName)
      ?.find(({ name }) => name === lie)
      ?.make();
  if (liar) known.set(id, liar);
  return liar;
}

const notPassedOn = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding']);

function askedOf({ exchange: { call, endpoint }, wire: { request } }: Hit, file: Buffer | undefined): Asked {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    notPassedOn.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  const isQuery = endpoint.method === 'GET' || file !== undefined;
  const input = (isQuery ? request.query : (request.body ?? {})) as Input;
  return { call, endpoint, input, headers: Object.fromEntries(headers) as Asked['headers'], file };
}

/** The body of an upload, whole: a liar may send it more than once. Throws 413 where it is more than the call takes. */
async function fileOf({ exchange: { endpoint }, wire: { request } }: Hit): Promise<Buffer | undefined> {
  const { upload } = endpoint;
  if (!upload || !request.isMultipart()) return undefined;
  return bodyBytesOf(request, upload);
}

function knownTo({ sandbox, exchange: { call, caller } }: Hit, good: Good | undefined, stranger?: Stranger): Known {
  const input = good?.input ?? {};
  return {
    values: { ...(caller && foreignTo(sandbox, caller.user.schoolId)), ...stranger?.values },
    token: stranger?.token ?? caller?.token ?? '',
    isForeign: (kind, id) => isThere(sandbox, kind, id) && !Object.values(input).includes(id!),
    input,
    keep: () => {
      throw new Error(`What ${call} does is not undone here`);
    },
    another: (kind, ids) => otherOf(sandbox, kind, ids),
  };
}

/** Lends a token to who is turned away for want of a good one. */
function strangerOf({ exchange: { call, refusal, caller }, wire, sandbox }: Hit): Stranger | undefined {
  if (refusal === undefined || caller) return undefined;
  const made = `${call} `;
  const lately = [...ofSandbox(lastGood, sandbox)].findLast(([key]) => key.startsWith(made))?.[1].userId;
  return lendTo(sandbox, call, { given: tokenIn(wire.request.headers['blade-auth']) ?? '', lately });
}

/** Lets the liar of a fault answer in the place of the stand-in, which it asks in turn. */
export async function tellLie(hit: Hit): Promise<unknown> {
  const { exchange, wire, sandbox, means, rest, count } = hit;
  const liar = liarOf(hit);
  if (!liar) return rest();
  const asked = askedOf(hit, await fileOf(hit));
  const stranger = strangerOf(hit);
  const userId = stranger?.userId ?? exchange.caller?.user.id ?? '';
  const goods = ofSandbox(lastGood, sandbox);
  const key = `${exchange.call} ${userId}`;
  try {
    await count();
    const reply = await liar(asked, means.honest, knownTo(hit, goods.get(key), stranger));
    if (reply.status === 200 && exchange.refusal === undefined) {
      goods.delete(key);
      goods.set(key, { userId, input: asked.input });
    }
    wire.reply.code(reply.status).header('Content-Type', reply.type);
    if (reply.disposition) wire.reply.header('Content-Disposition', reply.disposition);
    return reply.bytes;
  } finally {
    stranger?.takeBack();
  }
}
