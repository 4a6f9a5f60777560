import type Database from 'better-sqlite3';
import { fingerprintOf, keySetting } from '../server/engines/wellbeing/key.ts';
import { bankModules, modules } from './modules/all.ts';
import { Random } from './random.ts';
import type { Size } from './sizes.ts';
import { createWorld, type SeedModule, type World, type WorldOptions } from './world.ts';

export interface SeedStep {
  title: string;
  rows: number;
  done: number;
  total: number;
}

export interface SeedOptions extends WorldOptions {
  /** Brings about what a scenario needs beyond that, within the same transaction. */
  finish?: (sqlite: Database.Database, world: World) => void;
  onProgress?: (step: SeedStep) => void;
}

/** What the bank is drawn from, and when. */
export type BankSeed = Pick<SeedOptions, 'seed' | 'now' | 'onProgress'>;

export interface Summary {
  size: Size;
  seed: number;
  schools: number;
  classes: number;
  teachers: number;
  students: number;
  graduates: number;
}

/** A wish that cannot be carried out; the message says why, in one line for the person who asked. */
export class SeedRefused extends Error {
  override name = 'SeedRefused';
}

/** Fills a migrated, empty database with the world of one seed number; throws SeedRefused where there is a school already. */
export const seedWorld = (sqlite: Database.Database, options: SeedOptions): Summary =>
  atOnce(sqlite, () => fill(sqlite, options));

/** Fills a migrated, empty database with the question bank and nothing else: schools and people come from elsewhere. */
export const seedBank = (sqlite: Database.Database, { onProgress, ...options }: BankSeed): void =>
  atOnce(sqlite, () => write(createWorld(sqlite, { ...options, size: 'small' }), bankModules, onProgress));

/** Within one transaction, in which rows may come before those that they name: what is missing at the end, tests find. */
function atOnce<T>(sqlite: Database.Database, fillAll: () => T): T {
  const isChecked = sqlite.pragma('foreign_keys', { simple: true });
  sqlite.pragma('foreign_keys = OFF');
  try {
    return sqlite.transaction(fillAll).immediate();
  } finally {
    sqlite.pragma(`foreign_keys = ${String(isChecked)}`);
  }
}

function fill(sqlite: Database.Database, { onProgress, finish, ...options }: SeedOptions): Summary {
  const { size, seed } = options;
  if (sqlite.prepare('select 1 from schools').get()) throw new SeedRefused('数据库中已有学校，不能再次生成数据');
  const world = createWorld(sqlite, options);
  world.write.setting({ key: 'worldSeed', value: String(seed) });
  world.write.setting({ key: 'worldSize', value: size });
  if (options.key) world.write.setting({ key: keySetting, value: fingerprintOf(options.key) });
  write(world, modules, onProgress);
  finish?.(sqlite, world);
  world.write.flush();
  return { size, seed, ...count(sqlite) };
}

const write = (world: World, parts: readonly SeedModule[], onProgress: SeedOptions['onProgress']): void =>
  parts.forEach(({ name, title, run }, index) => {
    const before = world.write.counter.rows;
    run(world, new Random(world.seed, name));
    world.write.flush();
    onProgress?.({ title, rows: world.write.counter.rows - before, done: index + 1, total: parts.length });
  });

const counts = `select
  (select count(*) from schools) schools,
  (select count(*) from school_classes where status = 0) classes,
  (select count(*) from users where school_id is not null) teachers,
  (select count(*) from students where status = 0) students,
  (select count(*) from students where status = 1) graduates`;

const count = (sqlite: Database.Database) => sqlite.prepare(counts).get() as Omit<Summary, 'size' | 'seed'>;
