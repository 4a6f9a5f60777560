// What other projects see of the library. It imports nothing, so that it is shipped as it stands.

/** How a server is started. */
export interface StartOptions {
  /** How much there is in the world: `small` has one school (half a second to prepare, some seconds once), `demo` three. */
  size?: 'small' | 'demo';
  /** The same seed gives the same people and answers. */
  seed?: number;
  /** Where prepared worlds are kept from one run to the next; a folder for temporary files unless told. */
  cacheDir?: string;
  /** The port on 127.0.0.1; a free one unless told. */
  port?: number;
}

/** A running server. */
export interface Understudy {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** A world of its own for a test, as all begin; nobody sees anything of another one. */
  sandbox: () => Promise<Sandbox>;
  /** Ends the server and removes what it has kept, except the prepared worlds. */
  close: () => Promise<void>;
}

/** One world in a running server. */
export interface Sandbox {
  readonly name: string;
  /** Where a browser signs in to it. */
  readonly signInUrl: string;
  /** A token of an account such as `teacher`, to be sent as `Blade-Auth: bearer …`. Resetting keeps it. */
  token: (account: string) => string;
  /** Asks a service as an account; `path` begins with a slash. */
  fetch: (account: string, path: string, init?: RequestInit) => Promise<Response>;
  /** Takes everything back to the beginning within some milliseconds: data, clock, faults and the log of requests. */
  reset: () => Promise<void>;
  /** Lets its clock show a moment, `yyyy-MM-dd HH:mm`, and go on from there as fast as told; 0 freezes it. */
  setClock: (time: string, rate?: number) => Promise<void>;
  /** Lets something go wrong; what it returns takes that back. */
  fault: (fault: FaultOptions) => Promise<() => Promise<void>>;
  /** What was asked since the beginning or the last reset, the oldest first; the newest five hundred. */
  requests: () => Promise<LoggedRequest[]>;
  /** Removes it with all that belongs to it. */
  remove: () => Promise<void>;
}

/** Something that goes wrong. */
export interface FaultOptions {
  /** Such as `refused`, `silence` or `lostWrite`: the page /console/ lists all. */
  recipe: string;
  /** The name of a call such as `pageStudents`; every call unless told. */
  call?: string;
  /** Whom it meets; everybody unless told. */
  account?: string;
  /** In percent, 100 unless told. */
  probability?: number;
  /** How often, without end unless told. */
  count?: number;
}

/** A request as the log tells it. */
export interface LoggedRequest {
  method: string;
  path: string;
  /** The name of the call; "" of an address that is none. */
  call: string;
  account: string;
  /** The HTTP status. */
  status: number;
  /** The code of the envelope; 0 of a file. */
  code: number;
}
