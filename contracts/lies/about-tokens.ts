import type { CallName } from '../calls.ts';
import { success } from '../envelope.ts';
import { bodyOf, lieOf, withBody, type Known, type Liar, type Lie } from './lie.ts';

/** Which of the tokens that must be refused one is. */
const kinds: Record<string, (header: string | undefined, known: Known) => boolean> = {
  'no token': (header) => header === undefined || header === '',
  'a token that nobody has': (header, { values }) =>
    /^bearer \S+$/i.test(header ?? '') && !Object.values(values).includes(header!.slice('bearer '.length)),
  'an expired token': (header, { values }) => header === `bearer ${values.expiredToken}`,
  'a revoked token': (header, { values }) => header === `bearer ${values.revokedToken}`,
  'a header of another scheme': (header) => header !== undefined && header !== '' && !/^bearer \S+$/i.test(header),
};

const accepting =
  (isMeant: (header: string | undefined, known: Known) => boolean): Liar =>
  async (asked, server, known) => {
    const reply = await server(asked);
    if (reply.status !== 401 || !isMeant(asked.headers['blade-auth'], known)) return reply;
    return server({ ...asked, headers: { ...asked.headers, 'blade-auth': `bearer ${known.token}` } });
  };

/** Answers that whoever may not do this could, and does nothing. */
const welcoming: Liar = async (asked, server) => {
  const reply = await server(asked);
  return reply.status === 403 ? { ...withBody(reply, { ...success({}) }), status: 200 } : reply;
};

/** Refuses, and does it all the same for a good caller's token. */
const doing: Liar = async (asked, server, known) => {
  const reply = await server(asked);
  if (reply.status === 401)
    await server({ ...asked, headers: { ...asked.headers, 'blade-auth': `bearer ${known.token}` } });
  return reply;
};

const otherCode: Liar = async (asked, server) => {
  const reply = await server(asked);
  return reply.status === 401 ? { ...withBody(reply, { ...bodyOf(reply), code: 400 }), status: 400 } : reply;
};

const nameOfKind = (kind: string): string => `${kind} will do`;

/** What else may be wrong with turning somebody away. */
const others = {
  otherCode: 'strangers are refused with another code',
  anyRole: 'any role will do',
  isDone: 'what strangers want is done',
} as const;

const names = new Set<string>([...Object.keys(kinds).map(nameOfKind), ...Object.values(others)]);

/** Whether a lie of that name is about who may call: it is told to those who are turned away. */
export const isAboutTokens = (name: string): boolean => names.has(name);

/** Whoever is not signed in, or not any more, is served. */
export function liesAboutTokens(call: CallName, isRoleChecked: boolean, isWrite: boolean): Lie[] {
  return [
    ...Object.entries(kinds).map(([kind, isMeant]) => lieOf(call, 'token', nameOfKind(kind), accepting(isMeant))),
    lieOf(call, 'token', others.otherCode, otherCode),
    ...(isRoleChecked ? [lieOf(call, 'token', others.anyRole, welcoming)] : []),
    ...(isWrite ? [{ ...lieOf(call, 'token', others.isDone, doing), doneIn: 'no token' }] : []),
  ];
}
