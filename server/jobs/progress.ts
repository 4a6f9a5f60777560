import type { Sandbox } from '../database/sandbox.ts';

/** How far what users have begun has come, by user and the id that the client chose. The oldest are forgotten first. */
export class ProgressMemory<Progress> {
  private readonly known = new Map<string, Progress>();

  constructor(private readonly most = 200) {}

  /** How far what the user has begun under that id has come; undefined where it is not known yet. */
  get(sandbox: Sandbox, userId: string, key: string): Progress | undefined {
    return this.known.get(nameOf(sandbox, userId, key));
  }

  /** Remembers how far what the user has begun under an id has come; nothing where it has none. */
  into(sandbox: Sandbox, userId: string, key: string | undefined): (progress: Progress) => void {
    return (progress) => {
      if (key) this.remember(nameOf(sandbox, userId, key), progress);
    };
  }

  private remember(name: string, progress: Progress): void {
    this.known.delete(name);
    this.known.set(name, progress);
    if (this.known.size > this.most) this.known.delete(this.known.keys().next().value!);
  }
}

/** The same ids stand for other people in another sandbox. */
const nameOf = (sandbox: Sandbox, userId: string, key: string): string => `${sandbox.name} ${userId} ${key}`;
