import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftOf } from '../snapshots/places.ts';

/** Milliseconds between two signs of life, and those after which a server that gives none is taken for dead. */
export const beatEvery = 5_000;
export const deadAfter = 20_000;

/** Milliseconds after which a server that cannot give signs of life stops working by itself: sooner than others take over. */
const silentAfter = deadAfter - 2 * beatEvery;

const folderOf = (root: string): string => join(root, '.servers');

/** The name of the server that works on a data folder; it keeps it when it starts again. */
export function serverName(dataDir: string): string {
  const file = join(dataDir, 'server-name');
  if (!existsSync(file)) writeFileSync(file, randomUUID());
  return readFileSync(file, 'utf8').trim();
}

/**
 * Gives signs of life in a folder that servers share, and watches those of others. Clocks of machines differ, so a sign is a number
 * that changes, and how long it has not changed everybody measures by themselves.
 */
export class Beats {
  private readonly seen = new Map<string, { beat: string; at: number }>();
  private last = '';
  private heardAt: number;

  /** @param now Milliseconds that go on evenly. */
  constructor(
    private readonly root: string,
    private readonly own: string,
    private readonly now: () => number,
  ) {
    this.heardAt = now();
  }

  /** Gives a sign, and looks at those of others; throws where the folder cannot be written to. */
  beat(): void {
    const begun = this.now();
    mkdirSync(folderOf(this.root), { recursive: true });
    const file = join(folderOf(this.root), `${this.own}.json`);
    if (this.last !== '' && existsSync(file) && readFileSync(file, 'utf8') !== this.last)
      throw new Error('两台服务器的数据文件夹是同一份复制的，请停止其中一台，删除它数据文件夹里的 server-name 再启动');
    this.last = randomUUID();
    writeFileSync(draftOf(file), this.last);
    renameSync(draftOf(file), file);
    this.heardAt = begun;
    this.look();
  }

  /** Whether others may take over what is here. */
  isSilent(): boolean {
    return this.now() - this.heardAt > silentAfter;
  }

  /** Whether a server has given no sign for long, as far as was looked. */
  isDead(server: string): boolean {
    const known = this.seen.get(server);
    return known !== undefined && this.now() - known.at > deadAfter;
  }

  /** Begins to watch a server that has never given a sign. */
  watch(server: string): void {
    if (!this.seen.has(server)) this.seen.set(server, { beat: '', at: this.now() });
  }

  private look(): void {
    for (const entry of readdirSync(folderOf(this.root)).filter((file) => file.endsWith('.json'))) {
      const server = entry.slice(0, -'.json'.length);
      const beat = readFileSync(join(folderOf(this.root), entry), 'utf8');
      if (this.seen.get(server)?.beat !== beat) this.seen.set(server, { beat, at: this.now() });
    }
  }
}
