import { BeingBroughtUp, NotHere } from '../../database/not-here.ts';
import { bringUp, lastOf, type BroughtUp } from './bring-up.ts';
import { currentOf, forgetCurrent, isHere, noteCurrent, removeHere } from './current.ts';
import { decide, type Decision } from './decide.ts';
import { becomeOwner, ownerOf, setState, type Owner } from './owner-files.ts';

/** How a server knows whether others live. */
export interface Signs {
  isSilent: () => boolean;
  isDead: (server: string) => boolean;
  watch: (server: string) => void;
}

/** Where sandboxes and their snapshots lie, and who is asked and told. */
export interface OwningOptions {
  dataDir: string;
  root: string;
  own: string;
  isShared: boolean;
  signs: Signs;
  onBroughtUp: (brought: BroughtUp) => void;
  report: (error: unknown) => void;
}

/** Keeps two servers from having the same sandbox, and brings up what another has left or died over. */
export class Owning {
  private readonly mine = new Map<string, Owner | undefined>();
  private readonly coming = new Map<string, Promise<void>>();

  constructor(private readonly options: OwningOptions) {}

  /** Lets a sandbox be used here; throws NotHere where another server has it, and BeingBroughtUp while it comes. */
  admit(name: string): void {
    if (this.coming.has(name) || (this.mine.has(name) && this.options.signs.isSilent()))
      throw new BeingBroughtUp(`沙箱“${name}”正在接手`);
    if (this.mine.has(name)) return;
    const latest = ownerOf(this.options.root, name);
    const decision = this.decision(name, latest, false);
    if (decision === 'refuse') throw this.elsewhere(name, latest);
    if (decision === 'bring' || decision === 'rescue') {
      void this.bring(name, latest, decision).catch(this.options.report);
      throw new BeingBroughtUp(`沙箱“${name}”正在接手`);
    }
    this.settle(name, latest, decision);
  }

  /** Says of what lies here that it is this server's, where it may be: others are asked for it too. */
  claim(names: readonly string[]): void {
    for (const name of names.filter((one) => !this.mine.has(one))) {
      const latest = ownerOf(this.options.root, name);
      const decision = this.decision(name, latest, false);
      if (decision === 'take' || decision === 'keep') this.settle(name, latest, decision);
    }
  }

  /** Brings up what is on its way here; whoever asks for it meanwhile waits. */
  async fetch(name: string): Promise<void> {
    const latest = ownerOf(this.options.root, name);
    const decision = this.decision(name, latest, true);
    if (decision !== 'bring') throw new NotHere(name);
    await this.bring(name, latest, decision);
  }

  /** The names of those that are this server's. */
  owned(): string[] {
    return [...this.mine.keys()];
  }

  /** Lets a sandbox go: `close` closes it here and keeps what it holds as a snapshot. */
  async leave<T>(name: string, state: 'left' | 'leaving', close: () => Promise<T>): Promise<T> {
    const { root, dataDir } = this.options;
    const owner = this.mine.get(name) ?? this.become(name, undefined, true);
    // Said first: who asks while it is closed does not open it again.
    setState(root, name, { ...owner, state: 'leaving' });
    this.mine.delete(name);
    noteCurrent(dataDir, name, owner.number);
    try {
      const closed = await close();
      setState(root, name, { ...owner, state });
      return closed;
    } catch (error) {
      setState(root, name, { ...owner, state: 'held' });
      this.mine.set(name, owner);
      throw error;
    }
  }

  /** Takes back what has not arrived anywhere; false where it has. */
  stay(name: string): boolean {
    const { root, own, dataDir } = this.options;
    const latest = ownerOf(root, name);
    if (latest?.server !== own || latest.state !== 'leaving' || !isHere(dataDir, name)) return false;
    this.mine.set(name, this.become(name, latest, true));
    return true;
  }

  /** Removes here what has arrived elsewhere; false where it may not have. */
  finish(name: string): boolean {
    const { root, own, dataDir } = this.options;
    const latest = ownerOf(root, name);
    if (!latest || (latest.server === own && latest.state !== 'leaving')) return false;
    if (latest.server === own) setState(root, name, { ...latest, state: 'gone' });
    removeHere(dataDir, name);
    return true;
  }

  /** Looks whether what this server had is still its own: others may have thought it dead. Names those that are not. */
  lost(): string[] {
    const { root, own } = this.options;
    const gone = this.owned().filter((name) => {
      const latest = ownerOf(root, name);
      return latest !== undefined && (latest.server !== own || latest.number !== this.mine.get(name)?.number);
    });
    for (const name of gone) this.mine.delete(name);
    return gone;
  }

  /** Says of what was removed here that nobody is to bring it back. */
  noteRemoved(): void {
    for (const name of this.owned())
      if (!isHere(this.options.dataDir, name)) this.settle(name, this.mine.get(name), 'removed');
  }

  private decision(name: string, latest: Owner | undefined, isExpected: boolean): Decision {
    const { dataDir, own, isShared, signs } = this.options;
    const [hasFile, current] = [isHere(dataDir, name), currentOf(dataDir, name)];
    return decide({ latest, own, hasFile, current, isShared, isExpected, isDead: (server) => signs.isDead(server) });
  }

  private elsewhere(name: string, latest: Owner | undefined): NotHere {
    if (latest) this.options.signs.watch(latest.server);
    return new NotHere(name);
  }

  private settle(name: string, latest: Owner | undefined, decision: Decision): void {
    const { root, dataDir } = this.options;
    if (decision === 'take') this.mine.set(name, this.become(name, latest, true));
    if (decision === 'keep') this.keep(name, latest);
    if (decision !== 'removed') return;
    if (latest) setState(root, name, { ...latest, state: 'gone' });
    forgetCurrent(dataDir, name);
    this.mine.delete(name);
  }

  private keep(name: string, latest: Owner | undefined): void {
    // Who was killed when it had just become its owner has not noted it.
    if (latest && currentOf(this.options.dataDir, name) !== latest.number)
      noteCurrent(this.options.dataDir, name, latest.number);
    this.mine.set(name, latest);
  }

  /** Becomes its owner; throws NotHere where another was sooner. */
  private become(name: string, latest: Owner | undefined, had: boolean): Owner {
    const { root, own, dataDir } = this.options;
    const owner: Owner = { number: (latest?.number ?? 0) + 1, server: own, state: 'held', had };
    if (!becomeOwner(root, name, owner)) throw new NotHere(name);
    if (had) noteCurrent(dataDir, name, owner.number);
    return owner;
  }

  private bring(name: string, latest: Owner | undefined, decision: 'bring' | 'rescue'): Promise<void> {
    const { dataDir, root, own } = this.options;
    const work = async (): Promise<void> => {
      // Whose owner starts again has the data, if there is nothing to go on with here.
      const last = lastOf(root, name);
      if (!last) throw new NotHere(name);
      const isOwn = latest?.server === own && latest.state === 'held';
      const owner = isOwn ? latest : this.become(name, latest, false);
      const brought = await bringUp(this.options, last, decision === 'rescue');
      noteCurrent(dataDir, name, owner.number);
      this.mine.set(name, owner);
      this.options.onBroughtUp(brought);
    };
    const coming = work().finally(() => this.coming.delete(name));
    this.coming.set(name, coming);
    return coming;
  }
}
