import type { Endpoint, RefusalOf } from '../../contracts/endpoint.ts';
import { texts } from '../../contracts/envelope.ts';
import type { OwnedKind } from '../../contracts/kinds.ts';
import { generalRefusals, type GeneralRefusal } from '../../contracts/refusals.ts';

/** Something that a call has named and its caller does not reach. */
export interface Stray {
  kind: OwnedKind;
  id: string;
  /** What the caller would have had to be allowed to do with it. */
  need: 'name' | 'read' | 'change';
}

/** An answer other than success: its HTTP status, which is the envelope's code too, its text for people and its name for machines. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** What was out of reach, for whoever looks at the server from within: it is never sent to the caller. */
  stray?: Stray;

  constructor(
    readonly status: number,
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

/** Fills the {placeholders} of a refusal's text. */
const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The refusal of a call by one of the business rules that it declares. */
export const refusal = <E extends Endpoint>(
  endpoint: E,
  rule: RefusalOf<E>,
  values: Record<string, string | number> = {},
): HttpError => new HttpError(400, fill(endpoint.refusals[rule] ?? '', values), rule);

/** A refusal that is no call's own. */
export const generalRefusal = (rule: GeneralRefusal, message: string): HttpError =>
  new HttpError(generalRefusals[rule], message, rule);

export const noToken = () => generalRefusal('noToken', texts.noToken);
export const badToken = () => generalRefusal('badToken', texts.badToken);
/** Whoever was signed in when the world was taken back to its beginning is told so. */
export const restoredWorld = () => generalRefusal('restored', texts.restored);
export const forbidden = () => generalRefusal('forbidden', texts.forbidden);
