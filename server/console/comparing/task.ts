import type { CallName } from '../../../contracts/calls.ts';
import type { Judgement } from '../../../contracts/console/upstream-words.ts';
import type { CaseProfile } from '../../../contracts/profile.ts';

/** An answer of one of two servers, as it is compared. */
export interface Seen {
  status: number;
  /** Content-Type and Content-Disposition; "" where absent. */
  type: string;
  disposition: string;
  /** The name of a refusal; "" of any other answer. */
  refusal: string;
  /** The envelope; undefined of a file, of which the size counts alone. */
  bytes: Uint8Array | undefined;
  size: number;
}

/** A value as it may be shown to anybody, and as it is; "" where that is a secret. */
export interface Told {
  shape: string;
  value: string;
}

/** One way in which two answers differ. */
export interface Found {
  path: string;
  local: Told;
  upstream: Told;
  judgement: Judgement;
}

/** Two answers to one call that are to be compared. */
export interface Comparison {
  call: CallName;
  local: Seen;
  upstream: Seen;
  /** What the profile that this server was started with knows of the call, by case. */
  known: Readonly<Record<string, CaseProfile>>;
}

/** What came of it: how they differ, and what the upstream does in this case where we assume. */
export interface Compared {
  found: Found[];
  learned: { name: string; manner: CaseProfile } | undefined;
}
