import type { World } from '../states/world.ts';

type Row = Record<string, unknown> & { rowid: number };

/** Rows of a table that were written to since the beginning, as they are; those that are gone are missing. */
interface Written {
  table: string;
  numbers: number[];
  rows: Row[];
}

/** Remembers a world as it is now; the function that comes back makes it so again. */
export function keep(world: World): () => void {
  const { sqlite } = world.sandbox;
  const tables = sqlite.prepare('select distinct name from main.written_rows').pluck().all() as string[];
  const rowsOf = sqlite.prepare('select row from main.written_rows where name = ?').pluck();
  const written = tables.map((table): Written => {
    const numbers = rowsOf.all(table) as number[];
    const rows = sqlite
      .prepare(`select rowid, * from main."${table}" where rowid in (select value from json_each(?))`)
      .all(JSON.stringify(numbers)) as Row[];
    return { table, numbers, rows };
  });
  return () => {
    world.reset();
    sqlite.pragma('foreign_keys = OFF');
    sqlite.transaction(() => written.forEach((one) => put(world, one))).immediate();
    sqlite.pragma('foreign_keys = ON');
  };
}

function put({ sandbox: { sqlite } }: World, { table, numbers, rows }: Written): void {
  sqlite
    .prepare(`delete from main."${table}" where rowid in (select value from json_each(?))`)
    .run(JSON.stringify(numbers));
  for (const row of rows) {
    const names = Object.keys(row);
    const columns = names.map((name) => `"${name}"`).join();
    sqlite
      .prepare(`insert into main."${table}" (${columns}) values (${names.map(() => '?').join()})`)
      .run(...Object.values(row));
  }
}
