import { systemNow } from '../../database/clock.ts';

/** Milliseconds after which somebody who asks for nothing is not there any more. */
const away = 600_000;

interface Seen {
  at: number;
  users: Map<string, number>;
}

/** Who has been seen in which sandbox, as long as the server runs. */
export class Presence {
  private readonly seen = new Map<string, Seen>();

  note(sandbox: string, userId: string): void {
    const at = systemNow();
    const known = this.seen.get(sandbox) ?? { at, users: new Map<string, number>() };
    known.at = at;
    known.users.set(userId, at);
    this.seen.set(sandbox, known);
  }

  /** How many people have asked for something in the last ten minutes. */
  online(sandbox: string): number {
    return this.people(sandbox).length;
  }

  /** Their ids. */
  people(sandbox: string): string[] {
    const users = this.seen.get(sandbox)?.users;
    if (!users) return [];
    const since = systemNow() - away;
    for (const [user, at] of users) if (at < since) users.delete(user);
    return [...users.keys()];
  }

  /** Milliseconds since the epoch; undefined where nobody has been there. */
  lastUse = (sandbox: string): number | undefined => this.seen.get(sandbox)?.at;

  forget = (sandbox: string): void => void this.seen.delete(sandbox);
}
