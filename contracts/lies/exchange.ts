import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';

/** Data as it travels. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What a caller hands in by name. */
export type Input = Readonly<Record<string, Json>>;

/** A declared call as a server takes it in. */
export interface Asked {
  call: CallName;
  endpoint: Endpoint;
  /** The query, or the JSON body of what takes none. */
  input: Input;
  headers: Readonly<Record<string, string>>;
  /** The file of an upload, with what is around it. */
  file: Buffer | undefined;
}

/** What a server answers. */
export interface Reply {
  status: number;
  type: string;
  disposition: string;
  bytes: Buffer;
}

/** Answers a call. */
export type Server = (asked: Asked) => Promise<Reply>;
