import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { keepFault } from '../../server/console/faults/kept-faults.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { callEntries } from '../calls.ts';
import { unfitFor } from '../constants/faults.ts';
import { ask } from './answers.ts';
import { filledInput } from './case.ts';
import { plannedOf } from './plan.ts';
import { Stage } from './stage.ts';
import { World } from './states/world.ts';

// Every write that may be lost says that it is done, as it would without the fault, and leaves nothing behind.

// What a job does comes later, at no time that could be foretold.
vi.mock('../../server/jobs/queue.ts', async (original) => ({ ...(await original<object>()), addJob: () => '77' }));

let server: TestApp;
let stage: Stage;

beforeAll(async () => {
  server = await startTestApp({ console: { key: '' } });
  stage = new Stage(new World(server.sandbox, inject('worldFile')));
});

afterAll(() => server.close());

const writes = callEntries
  .filter(([, endpoint]) => endpoint.effects && unfitFor('lost-write', endpoint) === '')
  .flatMap(([call, endpoint]) => plannedOf(call, endpoint).filter(({ name }) => name === 'success'));

/** What has been written since the beginning, as it is now, but for how often a fault has hit. */
function written(): string {
  const { sqlite } = stage.world.sandbox;
  const tables = sqlite
    .prepare("select distinct name from main.written_rows where name <> 'settings' order by 1")
    .pluck()
    .all() as string[];
  const rowsOf = (table: string) =>
    sqlite
      .prepare(`select rowid, * from main."${table}" where rowid in (select row from main.written_rows where name = ?)`)
      .all(table);
  return JSON.stringify(tables.map((table) => [table, rowsOf(table)]));
}

it.each(writes.map((planned) => [planned.call, planned] as const))('%s', async (call, planned) => {
  const values = stage.enter(planned.states[0]!);
  const input = filledInput(planned.input, (name) => values[name]);
  const token = planned.withToken ? stage.token() : undefined;
  await keepFault(stage.world.sandbox, {
    recipe: 'lost-write',
    lie: '',
    service: '',
    call,
    account: '',
    probability: 100,
    count: 0,
  });
  const before = written();
  const lost = await ask(server.app, { ...planned, input, token });
  expect(lost.status, lost.text).toBe(200);
  expect(written()).toBe(before);
  stage.world.run("delete from settings where key = 'console:faults'");
  const done = await ask(server.app, { ...planned, input, token });
  expect(done.status, done.text).toBe(200);
  // Pages are given to whom they have been given already.
  expect(written() === before).toBe(call === 'assignEntryPages');
});
