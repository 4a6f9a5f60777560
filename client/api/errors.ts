/** Why a call failed; `message` is the text for people. */
export class CallError extends Error {
  override name = 'CallError';
  readonly isFailure = true;
  /** The envelope's code; 0 when no answer came. */
  readonly code: number;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The id under which the server logged the request; "" when unknown. */
  readonly requestId: string;
  /** The name of the refusal for machines; "" where the server gives none. */
  readonly refusal: string;

  constructor({
    code,
    status,
    message,
    requestId = '',
    refusal = '',
  }: {
    code: number;
    status: number;
    message: string;
    requestId?: string;
    refusal?: string;
  }) {
    super(message);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.refusal = refusal;
  }

  /** The input field that the server refused and what is wrong with it, where the message names one. */
  get field(): { name: string; message: string } | undefined {
    const match = /^([A-Za-z]+):(.+)$/s.exec(this.message);
    return match ? { name: match[1]!, message: match[2]! } : undefined;
  }
}

/** A call that somebody cancelled: nobody is told. */
export class CallCancelled extends Error {
  override name = 'CallCancelled';
  readonly isFailure = true;
}
