import type * as z from 'zod';
import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { isOwned, type AboutId } from '../kinds.ts';
import { refusalIn } from '../refusals.ts';
import { idFields } from '../walk.ts';
import { foreignValueOf } from './foreign.ts';
import type { Asked, Input, Reply } from './exchange.ts';
import { bodyOf, lieOf, withBody, without, type Known, type Liar, type Lie } from './lie.ts';
import { aboutField } from './places.ts';

const isRefused = ({ status }: Reply): boolean => status === 400 || status === 403;

/** A liar who deals in another way with what is refused for a reason. */
const atRefusal =
  (isMeant: (message: string, reply: Reply, asked: Asked, known: Known) => boolean, instead: Answerer): Liar =>
  async (asked, server, known) => {
    const reply = await server(asked);
    const isIt = isRefused(reply) && isMeant(bodyOf(reply)['msg'] as string, reply, asked, known);
    return isIt ? instead(reply, (input) => server({ ...asked, input }), asked, known) : reply;
  };

type Answerer = (
  reply: Reply,
  again: (input: Input) => Promise<Reply>,
  asked: Asked,
  known: Known,
) => Reply | Promise<Reply>;

/** Ways to deal with what a call must refuse by a rule of its own. */
const wrongs: Record<string, Answerer> = {
  'is answered with success': (reply) => ({ ...withBody(reply, { ...success({}) }), status: 200 }),
  'has another code': (reply) => ({ ...withBody(reply, { ...bodyOf(reply), code: 500 }), status: 500 }),
  'says that it succeeded': (reply) => withBody(reply, { ...bodyOf(reply), success: true }),
};

/** Refuses, and does what succeeds; where that cannot be done to this thing, to another one. */
const doneAllTheSame: Answerer = async (reply, again, { endpoint }, known) => {
  if (isRefused(await again(known.input))) await again(aboutOthers(endpoint, known));
  return reply;
};

function aboutOthers({ input }: Endpoint, known: Known): Input {
  const others = idFields(input).flatMap(({ path, about }) => {
    const ids = known.input[path[0] as string];
    const other = typeof ids === 'string' ? known.another(about.of, ids.split(',')) : undefined;
    return other === undefined ? [] : [[path[0] as string, other] as const];
  });
  return { ...known.input, ...Object.fromEntries(others) };
}

/** What a call must refuse by name, by its fields, or because it is somebody else's, is done, or refused otherwise. */
export function liesAboutRefusals(call: CallName, endpoint: Endpoint, refused: readonly string[]): Lie[] {
  // What is wrong with an upload is its file, for which the liar has no other.
  const canBeDone = endpoint.effects !== undefined && !endpoint.upload;
  const dealing = (rule: string, name: string, instead: Answerer): Lie =>
    lieOf(
      call,
      'refusal',
      `what is ${rule} ${name}`,
      atRefusal((message) => refusalIn(endpoint, { message }) === rule, instead),
    );
  return [
    ...refused.flatMap((rule) => [
      ...Object.entries(wrongs).map(([name, instead]) => dealing(rule, name, instead)),
      ...(canBeDone ? [{ ...dealing(rule, 'is done all the same', doneAllTheSame), doneIn: `refused ${rule}` }] : []),
    ]),
    ...Object.entries(endpoint.input.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      aboutInput(call, name, field),
    ),
  ];
}

/** Puts in the place of a field what is known to be good; what need not be there is left out. */
const mended = (name: string, { input }: Asked, known: Known): Input =>
  name in known.input ? { ...input, [name]: known.input[name]! } : without(input, name);

function aboutInput(call: CallName, name: string, field: z.ZodType): Lie[] {
  const accepts: Answerer = (_, again, asked, known) => again(mended(name, asked, known));
  const isAbsent = ({ input }: Asked): boolean => input[name] === undefined;
  const refuses = (asked: Asked): boolean => !field.safeParse(asked.input[name]).success;
  const required = !field.safeParse(undefined).success;
  const about = aboutField(field)['x-id'] as AboutId | undefined;
  const of = about && isOwned(about.of) && foreignValueOf(about.of) ? about.of : undefined;
  const refusal = (what: string, isMeant: (asked: Asked, known: Known) => boolean): Lie =>
    lieOf(
      call,
      'refusal',
      `${name} may be ${what}`,
      atRefusal((_message, _reply, asked, known) => isMeant(asked, known), accepts),
    );
  return [
    ...(required ? [refusal('absent', isAbsent)] : []),
    refusal('malformed', (asked) => !isAbsent(asked) && refuses(asked)),
    ...(of ? [refusal("somebody else's", ({ input }, known) => known.isForeign(of, input[name]))] : []),
  ];
}
