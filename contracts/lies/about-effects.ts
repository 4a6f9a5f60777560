import * as z from 'zod';
import { callEntries, type CallName } from '../calls.ts';
import { kindsShown, touchedBy } from '../effects.ts';
import type { Endpoint } from '../endpoint.ts';
import { idFields } from '../walk.ts';
import type { Asked, Input, Json, Reply, Server } from './exchange.ts';
import { isSuccess, lieOf, misread, without, type Liar, type Lie } from './lie.ts';
import { aboutField, coreOf } from './places.ts';

/** Whether a write has done what it says; a file of faults comes with what was done, too. */
const isDone = (reply: Reply): boolean => reply.status === 200 && (isSuccess(reply) || !reply.type.includes('json'));

/** Says that it is done, and has done nothing. */
const undone: Liar = async (asked, server, known) => {
  const undo = known.keep();
  const reply = await server(asked);
  if (isDone(reply)) undo();
  return reply;
};

const twice: Liar = async (asked, server) => {
  const reply = await server(asked);
  if (isDone(reply)) await doOne(asked, server, alike(asked.input, asked.endpoint));
  return reply;
};

/** Does the first of several things that can be done. */
async function doOne(asked: Asked, server: Server, inputs: readonly Input[]): Promise<void> {
  for (const input of inputs) if (isDone(await server({ ...asked, input }))) return;
}

/** What a second row may be to be another one: what must be unique is changed a little, all texts or one of them. */
function alike(input: Input, endpoint: Endpoint): Input[] {
  const texts = Object.keys(input).filter((name) => isFreeText(endpoint, name));
  const changed = (names: string[]): Input => ({
    ...input,
    ...Object.fromEntries(names.map((name) => [name, altered(input[name]!)])),
  });
  return [changed(texts), ...texts.map((name) => changed([name]))];
}

const fieldOf = ({ input }: Endpoint, name: string): z.ZodType | undefined =>
  (input.shape as Record<string, z.ZodType>)[name];

function isFreeText(endpoint: Endpoint, name: string): boolean {
  const field = fieldOf(endpoint, name);
  return field !== undefined && coreOf(field) instanceof z.ZodString && aboutField(field)['x-id'] === undefined;
}

const altered = (value: Json): Json => (typeof value === 'string' && value !== '' ? `${value}2` : value);

/** A write says that it is done and did nothing, something else, only a part, or more. */
export function liesAboutEffects(call: CallName, endpoint: Endpoint): Lie[] {
  const { effects } = endpoint;
  if (!effects || effects.nothing !== '') return [];
  return [
    lieOf(call, 'effect', 'nothing is done', undone),
    ...(effects.adds.length > 0 && !endpoint.upload ? [lieOf(call, 'effect', 'two are added', twice)] : []),
    ...idFields(endpoint.input)
      .filter(({ path, about }) => [...effects.changes, ...effects.removes].includes(about.of) && path.length === 1)
      .flatMap(({ path, about }) => aboutRows(call, path[0] as string, about.of)),
    ...Object.entries(endpoint.input.shape as Record<string, z.ZodType>)
      .filter(([, field]) => aboutField(field)['x-id'] === undefined)
      .map(([name, field]) => aboutInput(call, name, field)),
    ...staleReads(call, endpoint),
  ];
}

/** What the ids name is done to others, to more, or to the first of them alone. */
function aboutRows(call: CallName, name: string, kind: string): Lie[] {
  const idsIn = (input: Input): string[] => (typeof input[name] === 'string' ? input[name].split(',') : []);
  const alsoAnother: Liar = async (asked, server, known) => {
    const reply = await server(asked);
    const other = known.another(kind, idsIn(asked.input));
    if (!isDone(reply) || other === undefined) return reply;
    const input = { ...asked.input, [name]: other };
    await doOne(asked, server, [input, ...alike(input, asked.endpoint)]);
    return reply;
  };
  return [
    lieOf(
      call,
      'effect',
      `${name}: another one is meant`,
      misread((input, known) => {
        const other = known.another(kind, idsIn(input));
        return other === undefined ? input : { ...input, [name]: other };
      }),
    ),
    lieOf(call, 'effect', `${name}: another one as well`, alsoAnother),
    lieOf(
      call,
      'effect',
      `${name}: only the first`,
      misread((input) => (idsIn(input).length > 1 ? { ...input, [name]: idsIn(input)[0]! } : input)),
    ),
  ];
}

/** A field that was handed in is not written, or written otherwise. */
function aboutInput(call: CallName, name: string, field: z.ZodType): Lie {
  const optional = field.safeParse(undefined).success;
  return optional
    ? lieOf(
        call,
        'effect',
        `${name} is not written`,
        misread((input) => without(input, name)),
      )
    : lieOf(
        call,
        'effect',
        `${name} is written otherwise`,
        misread((input) => ({ ...input, [name]: altered(input[name] ?? '') })),
      );
}

/** Reads that show what the write touches go on as before. */
function staleReads(call: CallName, endpoint: Endpoint): Lie[] {
  const touched = touchedBy(endpoint);
  return callEntries
    .filter(([, read]) => !read.effects && !read.upload && !read.open && read.provenance !== 'ours')
    .filter(([, read]) => read.answers === 'envelope' && touched.some((kind) => kindsShown(read).has(kind)))
    .map(([read]) => ({
      call,
      sort: 'effect',
      name: `${read} goes on as before`,
      make: () => stale(call, read),
    }));
}

function stale(write: CallName, read: CallName): Liar {
  const before = new Map<string, Reply>();
  // Each state has callers of its own.
  const writers = new Set<string | undefined>();
  return async (asked, server) => {
    const caller = asked.headers['blade-auth'];
    const key = JSON.stringify([asked.input, caller]);
    const known = before.get(key);
    if (asked.call === read && writers.has(caller) && known) return known;
    const reply = await server(asked);
    if (asked.call === read && !writers.has(caller)) before.set(key, reply);
    if (asked.call === write && isDone(reply)) writers.add(caller);
    return reply;
  };
}
