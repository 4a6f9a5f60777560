import type { Asked, Input } from '../../../../contracts/lies/exchange.ts';
import type { Known, Liar } from '../../../../contracts/lies/lie.ts';
import { hasQuery } from '../../../../contracts/endpoint.ts';
import type { CallName } from '../../../../contracts/calls.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Hit } from '../act.ts';
import { foreignTo, otherOf } from './others.ts';
import { liesOf } from './told.ts';

/** Liars remember, so that each fault has one of its own as long as its sandbox is open. */
const liars = new WeakMap<Sandbox, Map<string, Liar>>();

/** With what each call last succeeded, by the person who made it: what is refused is done as that. */
const lastGood = new WeakMap<Sandbox, Map<string, Input>>();

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

function askedOf({ exchange: { call, endpoint }, wire: { request } }: Hit): Asked {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    notPassedOn.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  const input = (hasQuery(endpoint) ? request.query : (request.body ?? {})) as Input;
  return { call, endpoint, input, headers: Object.fromEntries(headers) as Asked['headers'], file: undefined };
}

function knownTo({ sandbox, exchange: { call, caller } }: Hit, good: Input | undefined): Known {
  return {
    values: caller ? foreignTo(sandbox, caller.user.schoolId) : {},
    token: caller?.token ?? '',
    input: good ?? {},
    keep: () => {
      throw new Error(`What ${call} does is not undone here`);
    },
    another: (kind, ids) => otherOf(sandbox, kind, ids),
  };
}

/** Lets the liar of a fault answer in the place of the stand-in, which it asks in turn. A file that comes in is not sent on. */
export async function tellLie(hit: Hit): Promise<unknown> {
  const { exchange, wire, sandbox, means, rest, count } = hit;
  const liar = liarOf(hit);
  if (!liar || exchange.endpoint.upload) return rest();
  const goods = ofSandbox(lastGood, sandbox);
  const key = `${exchange.call} ${exchange.caller?.user.id ?? ''}`;
  const asked = askedOf(hit);
  await count();
  const reply = await liar(asked, means.honest, knownTo(hit, goods.get(key)));
  if (reply.status === 200) goods.set(key, asked.input);
  wire.reply.code(reply.status).header('Content-Type', reply.type);
  if (reply.disposition) wire.reply.header('Content-Disposition', reply.disposition);
  return reply.bytes;
}
