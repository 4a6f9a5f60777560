import type * as z from 'zod';

/** The remote services, and the account service that the stand-in brings along. */
export type Service = 'account' | 'juno' | 'minerva' | 'vesta' | 'wrongbook';

/** Where knowledge of a call or field comes from: the specification, our inference from it, or us alone. */
export type Provenance = 'spec' | 'inferred' | 'ours';

/** How a call answers: an envelope, a file, or a file that an envelope replaces when there is nothing to hand out. */
export type Answers = 'envelope' | 'file' | 'file-or-envelope';

/** An upload: how large its file may be, and whether the call takes a JSON body in the place of one. */
export interface Upload {
  maxMb: number;
  orJson?: boolean;
}

/** Refusals by business rule: a name for the code, a Chinese text with {placeholders} for people. */
export type Refusals = Readonly<Record<string, string>>;

/** One call of a service, from which route, client call, hook, OpenAPI, Pact and access tests are made. */
export interface Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
  Refused extends Refusals = Refusals,
> {
  service: Service;
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** The setting that puts another path in the place of this one, where the specification leaves the path open. */
  setting?: string;
  summary: string;
  provenance: Provenance;
  /** The query of a GET or of an upload, the JSON body of any other POST. */
  input: Input;
  data: Data;
  answers: Answers;
  /** A POST whose body is multipart with one part named `file`. */
  upload: Upload | false;
  /** Whether the call changes anything; a POST does, unless told otherwise. */
  writes: boolean;
  /** Called without a token. */
  open: boolean;
  refusals: Refused;
  /** The field of the input that a refusal is about, where it is about one. */
  refusedAt: { readonly [Rule in keyof Refused]?: keyof Input['shape'] & string };
}

type Declaration<I extends z.ZodObject, D extends z.ZodType, R extends Refusals> = Omit<Endpoint<I, D, R>, Optional> &
  Partial<Pick<Endpoint<I, D, R>, Optional>>;

type Optional = 'answers' | 'upload' | 'writes' | 'open' | 'refusals' | 'refusedAt';

/** Declares a call; what is left out means: answers with an envelope, no upload, needs a token, refuses nothing. */
export function endpoint<I extends z.ZodObject, D extends z.ZodType, const R extends Refusals = Record<never, string>>(
  declaration: Declaration<I, D, R>,
): Endpoint<I, D, R> {
  const writes = declaration.method === 'POST';
  return { answers: 'envelope', upload: false, writes, open: false, refusals: {} as R, refusedAt: {}, ...declaration };
}

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
