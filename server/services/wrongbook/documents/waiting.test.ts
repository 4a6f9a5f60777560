import { afterAll, beforeAll, expect, it } from 'vitest';
import { personaIds } from '../../../../seed/landmarks.ts';
import { write } from '../../../database/prepared.ts';
import { recognition } from '../../../engines/files/recognise.ts';
import { addJob } from '../../../jobs/queue.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { addScan, addScanJob } from '../scans/scan-jobs.ts';
import { selectScans } from '../scans/scan-lists.queries.ts';
import { pagePrints } from './waiting.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  // Nobody takes what waits.
  await server.app.close();
});

afterAll(() => server.close());

const teacherId = personaIds.teacher;
const page = { current: 1, size: 500 };
const run = (query: string, id: string) => server.sandbox.sqlite.prepare(query).run(id);
const idsOf = (shelf: string) =>
  server.sandbox.sqlite
    .prepare('select id from documents where teacher_id = ? and shelf = ? order by id limit 2')
    .pluck()
    .all(teacherId, shelf) as [string, string];

it('tells in the print list how many documents are recognised before one that waits', () => {
  const { sandbox } = server;
  const [first, second] = idsOf('print');
  for (const id of [first, second]) run('update documents set state = 2 where id = ?', id);
  write(sandbox, () => [first, second].forEach((id) => addJob(sandbox, recognition, id, teacherId)));
  const ahead = new Map(pagePrints(sandbox, { ...page, teacherId }).records.map((one) => [one.id, one.ahead]));
  expect([ahead.get(first), ahead.get(second)]).toEqual([0, 1]);
});

it('tells of scans how many have their turn before one that waits', () => {
  const { sandbox } = server;
  const [first, second] = idsOf('cloud');
  for (const id of [first, second]) run("update documents set state = 2, shelf = 'scan' where id = ?", id);
  write(sandbox, () => {
    for (const id of [first, second]) {
      addScan(sandbox, id, undefined);
      addScanJob(sandbox, id);
    }
  });
  const ahead = new Map(selectScans(sandbox, teacherId, page).records.map((one) => [one.id, one.ahead]));
  expect([ahead.get(first), ahead.get(second)]).toEqual([0, 1]);
});
