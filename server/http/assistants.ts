import type { CallName } from '../../contracts/calls.ts';
import type { Progress } from '../../contracts/constants/tasks.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Marker } from '../engines/marking/marker.ts';
import type { Writer } from '../engines/wording/writer.ts';
import type { IncomingFile } from './upload.ts';
import type { User } from './user.ts';

/** Carries out calls for people who do not wait for the answer. */
export interface Carrier {
  /** Whether the call is answered here. */
  has: (call: CallName) => boolean;
  /** Throws what the call would refuse before its work: roles, input, and what that names. */
  check: (order: CarriedOrder) => void;
  /** What the handler of the call answers; rejects with what it refuses. */
  carryOut: (order: CarriedOrder, during: CarriedDuring) => Promise<unknown>;
}

/** A call that somebody asks for. */
export interface CarriedOrder {
  sandbox: Sandbox;
  user: User;
  call: CallName;
  asked: unknown;
}

/** What a call gets besides: a file that came along, who calls it off, and who hears how far it is. */
export interface CarriedDuring {
  file?: IncomingFile | undefined;
  gone: AbortSignal;
  tell: (progress: Progress) => void;
}

/** Who does for calls what needs judgement, or a longer time. */
export interface Assistants {
  /** What marks answers. */
  marker: Marker;
  /** What words sentences anew; null where no model is configured. */
  writer: Writer | null;
  /** What carries out calls in the background. */
  carrier: Carrier;
}
