import { Sqlite } from '../server/database/sqlite.mjs';
import { migrateDatabase } from '../server/database/migrate.ts';
import { seedWorld } from '../seed/seed.ts';
import type { Measure } from './world/measure.ts';
import { isMet, measuresOf } from './world/measures.ts';

// Seeds a fresh demo world and measures it; `--seed N` and `--day yyyy-MM-dd` choose another one.

function valueOf(option: string, otherwise: string): string {
  const at = process.argv.indexOf(option);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}

const shown = (value: number, isShare: boolean): string =>
  isShare ? `${(value * 100).toFixed(1)}%` : value.toFixed(3);

const boundsOf = ({ from, to, isShare }: Measure): string =>
  from === to ? shown(from, isShare) : `${shown(from, isShare)} 至 ${shown(to, isShare)}`;

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const now = `${valueOf('--day', today)} 17:30:00`;
const sqlite = new Sqlite(':memory:');
migrateDatabase(sqlite);
seedWorld(sqlite, { size: 'demo', seed: Number(valueOf('--seed', '7')), now });
const measures = measuresOf(sqlite, now);
console.table(
  measures.map((measure) => ({
    项目: measure.what,
    量到: shown(measure.found, measure.isShare),
    应为: boundsOf(measure),
    依据: measure.source,
    符合: isMet(measure) ? '是' : '否',
  })),
);
const missed = measures.filter((measure) => !isMet(measure));
console.log(`${measures.length - missed.length} 项符合，${missed.length} 项不符合`);
process.exitCode = missed.length > 0 ? 1 : 0;
