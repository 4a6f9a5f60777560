import type { Endpoint, RefusalOf } from '../../contracts/endpoint.ts';
import { texts } from '../../contracts/envelope.ts';

/** An answer other than success: its HTTP status, which is the envelope's code too, and its text for people. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
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
): HttpError => new HttpError(400, fill(endpoint.refusals[rule] ?? '', values));

export const noToken = () => new HttpError(401, texts.noToken);
export const badToken = () => new HttpError(401, texts.badToken);
/** Whoever was signed in when the world was taken back to its beginning is told so. */
export const restoredWorld = () => new HttpError(401, texts.restored);
export const forbidden = () => new HttpError(403, texts.forbidden);
