import type * as z from 'zod';
import type { Kind } from './kinds.ts';
import type { Column, Relation } from './where.ts';

/** The remote services, the account service that the stand-in brings along, and the console by which it is run. */
export type Service = 'account' | 'console' | 'juno' | 'minerva' | 'vesta' | 'wrongbook';

/** Where knowledge of a call or field comes from: the specification, our inference from it, or us alone. */
export type Provenance = 'spec' | 'inferred' | 'ours';

/** How a call answers: an envelope, a file, a file that an envelope replaces when there is nothing to hand out, or events as they come, each with `data`. */
export type Answers = 'envelope' | 'file' | 'file-or-envelope' | 'events';

/** An upload: how large its file may be, and whether the call takes a JSON body in the place of one. */
export interface Upload {
  maxMb: number;
  orJson?: boolean;
}

/** Refusals by business rule: a name for the code, a Chinese text with {placeholders} for people. */
export type Refusals = Readonly<Record<string, string>>;

/** Kinds of which a write adds, changes or removes things; `nothing` says why no read shows what it does. */
export interface Effects {
  adds: readonly Kind[];
  changes: readonly Kind[];
  removes: readonly Kind[];
  nothing: string;
  /**
   * What the touched rows show afterwards where that is not the input field of the same name, by the name of a field of
   * theirs; `list.field` is that field of each item of a list.
   */
  sets: Readonly<Record<string, Shown>>;
}

/**
 * What a field shows after a write: always the same, what the caller handed in by another name, or another thing than
 * what the caller handed in by this name.
 */
export type Shown<Field extends string = string> = { always: string | number | boolean } | { from: Field } | 'other';

/** One call of a service, from which route, client call, hook, OpenAPI, Pact and access tests are made. */
export interface Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
  Refused extends Refusals = Refusals,
  From extends Provenance = Provenance,
> {
  service: Service;
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** The setting that puts another path in the place of this one, where the specification leaves the path open. */
  setting?: string;
  summary: string;
  provenance: From;
  /** The query of a GET or of an upload, the JSON body of any other POST. */
  input: Input;
  data: Data;
  answers: Answers;
  /** A POST whose body is multipart with one part named `file`. */
  upload: Upload | false;
  /** What a write does; undefined of a read. */
  effects: Effects | undefined;
  /** What fields of a read's input do to its rows, where that does not follow from their names and ids. */
  where?: { readonly [Field in keyof Input['shape'] & string]?: Relation };
  /** Where columns that sort lie in the rows, where they are not fields of that name. */
  columns?: Readonly<Record<string, Column>>;
  /** The read whose rows a file or a sum is made of: their common fields of the input do the same. */
  like?: Endpoint;
  /** Called without a token. */
  open: boolean;
  refusals: Refused;
  /** The field of the input that a refusal is about, where it is about one. */
  refusedAt: { readonly [Rule in keyof Refused]?: keyof Input['shape'] & string };
}

type Optional = 'answers' | 'upload' | 'open' | 'refusals' | 'refusedAt' | 'method';

type Declaration<E extends Endpoint> = Omit<E, Optional | 'effects'> & Partial<Pick<E, Optional>>;

const defaults = { answers: 'envelope', upload: false, open: false } as const;

/** Declares a call that changes nothing; what is left out means: GET, answers with an envelope, no upload, needs a token, refuses nothing. */
export const read = <
  I extends z.ZodObject,
  D extends z.ZodType,
  P extends Provenance,
  const R extends Refusals = Record<never, string>,
>(
  declaration: Declaration<Endpoint<I, D, R, P>>,
): Endpoint<I, D, R, P> => ({
  ...defaults,
  method: 'GET',
  refusals: {} as R,
  refusedAt: {},
  ...declaration,
  effects: undefined,
});

type Kinds = Kind | readonly [Kind, ...Kind[]];

/** At least one of the three, or the reason why no read shows what it does. */
type DeclaredEffects =
  | { adds: Kinds; changes?: Kinds; removes?: Kinds; nothing?: undefined }
  | { adds?: Kinds; changes: Kinds; removes?: Kinds; nothing?: undefined }
  | { adds?: Kinds; changes?: Kinds; removes: Kinds; nothing?: undefined }
  | { adds?: undefined; changes?: undefined; removes?: undefined; nothing: string };

/** What the touched rows show by another name than the caller handed it in. */
interface SetsOf<I extends z.ZodObject> {
  sets?: Readonly<Record<string, Shown<keyof I['shape'] & string>>>;
}

/** Declares a call that changes something, and the kinds of things that it adds, changes or removes; a POST unless told otherwise. */
export function write<
  I extends z.ZodObject,
  D extends z.ZodType,
  P extends Provenance,
  const R extends Refusals = Record<never, string>,
>({
  adds,
  changes,
  removes,
  nothing = '',
  sets = {},
  ...declaration
}: Declaration<Endpoint<I, D, R, P>> & DeclaredEffects & SetsOf<I>): Endpoint<I, D, R, P> {
  const effects = { adds: listOf(adds), changes: listOf(changes), removes: listOf(removes), nothing, sets };
  return {
    ...defaults,
    method: 'POST',
    refusals: {} as R,
    refusedAt: {},
    ...(declaration as Declaration<Endpoint<I, D, R, P>>),
    effects,
  };
}

const listOf = (kinds: Kind | readonly Kind[] = []): readonly Kind[] => [kinds].flat();

/** Whether a call is carried out once per attempt, however often that is sent: those of ours that make one more record each time. */
export const isOnce = ({ input }: Endpoint): boolean => 'attemptKey' in input.shape;

/** Whether a call's input comes as its query: that of a GET, and of an upload beside its file. */
export const hasQuery = (endpoint: Endpoint): boolean => endpoint.method === 'GET' || endpoint.upload !== false;

/** Paths by the name of the setting that holds them. */
export type Paths = Readonly<Partial<Record<string, string>>>;

/** The path of a call: the one that was set for it, else the declared one. */
export const pathOf = ({ path, setting }: Endpoint, paths: Paths = {}): string => (setting && paths[setting]) || path;

/** What a caller hands in, before defaults are filled. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;

/** What a handler works on, defaults filled. */
export type ParsedOf<E extends Endpoint> = z.output<E['input']>;

/** The `data` of a successful answer. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** The names of the refusals that a call declares. */
export type RefusalOf<E extends Endpoint> = keyof E['refusals'] & string;
