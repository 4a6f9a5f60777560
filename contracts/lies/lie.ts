import type { CallName } from '../calls.ts';
import type { Asked, Input, Json, Reply, Server } from './exchange.ts';

/** What a lie is about, as the table of what is found counts them. */
export type Sort =
  'filter' | 'sort' | 'page' | 'scope' | 'rows' | 'field' | 'count' | 'effect' | 'refusal' | 'token' | 'file';

/** What a liar knows and no real server tells. */
export interface Known {
  values: Readonly<Partial<Record<string, string>>>;
  /** A token that is good. */
  token: string;
  /** Whether an id names a thing of a kind that is not the caller's. */
  isForeign(kind: string, id: Json | undefined): boolean;
  /** With what the call succeeds in the state that it is now. */
  input: Input;
  /** Remembers everything as it is; the function that comes back makes it so again. */
  keep(): () => void;
  /** Another thing of the same kind that the caller reaches too; undefined where there is none. */
  another(kind: string, ids: readonly string[]): string | undefined;
}

/** Answers in the place of an honest server, which it may ask. */
export type Liar = (asked: Asked, server: Server, known: Known) => Promise<Reply>;

/** One thing that a server does otherwise than it is declared. */
export interface Lie {
  /** The call whose cases and laws have to find it. */
  call: CallName;
  sort: Sort;
  /** Says what is wrong: 「filter keyword is ignored」. */
  name: string;
  /** The field of the input that it is about, with the one value that it may be about; undefined where any answer is spoilt. */
  about?: [field: string, value?: string] | undefined;
  /** The case in which something is done that must not be; one that no read shows is none. */
  doneIn?: string;
  /** A new liar, who remembers nothing. */
  make: () => Liar;
}

/** A lie about what a call answers or does: other calls are answered honestly. */
export const lieOf = (call: CallName, sort: Sort, name: string, liar: Liar, about?: Lie['about']): Lie => ({
  call,
  sort,
  name,
  about,
  make: () => (asked, server, known) => (asked.call === call ? liar(asked, server, known) : server(asked)),
});

export const isSuccess = ({ status, type }: Reply): boolean => status === 200 && type.includes('json');

type Body = { [name: string]: Json };

export const bodyOf = ({ bytes }: Reply): Body => JSON.parse(bytes.toString()) as Body;

/** The same answer around another body. */
export const withBody = (reply: Reply, body: Body): Reply => ({ ...reply, bytes: Buffer.from(JSON.stringify(body)) });

/** A liar who changes the data of each success. */
export const spoilData =
  (change: (data: Json, asked: Asked, known: Known) => Json): Liar =>
  async (asked, server, known) => {
    const reply = await server(asked);
    if (!isSuccess(reply)) return reply;
    const body = bodyOf(reply);
    return withBody(reply, { ...body, data: change(body['data']!, asked, known) });
  };

/** A liar who passes on something else than what was asked. */
export const misread =
  (change: (input: Input, known: Known) => Input): Liar =>
  (asked, server, known) =>
    server({ ...asked, input: change(asked.input, known) });

/** An input without some of its fields. */
export const without = (input: Input, ...names: string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
