/** Exit codes of the command. */
export const exits = { kept: 0, broken: 1, unverified: 2, misused: 3 } as const;

/** The end of a run before its verdict: nothing can be verified, or the command cannot be carried out as it was given. */
export class Stop extends Error {
  override name = 'Stop';

  constructor(
    readonly exit: typeof exits.unverified | typeof exits.misused,
    /** One line in Chinese. */
    message: string,
  ) {
    super(message);
  }
}

/** The command was given in a way that cannot be meant; its usage is shown too. */
export class Misuse extends Stop {
  override name = 'Misuse';

  constructor(message: string) {
    super(exits.misused, message);
  }
}

/** Somebody ended the command with Ctrl-C. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}
