import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { personaIds } from '../../../../../seed/landmarks.ts';
import { startMarkedByMany, type ManyMarked } from '../../../../testing/marking-by-many.ts';

let many: ManyMarked;

beforeAll(async () => {
  many = await startMarkedByMany(12);
});

afterAll(() => many.server.close());

const draw = (count: number) =>
  many.server.call('teacher', calls.drawSamples, { markingPartId: many.markingPartId, count });
const samples = async () =>
  (await many.server.call('teacher', calls.listSamples, { markingPartId: many.markingPartId })).body.data;

it('samples come to everybody before anything else, under the same numbers', async () => {
  expect((await draw(3)).body.data).toEqual({ drawn: 3 });
  for (const who of ['teacher', 'subject-leader', 'many'] as const) {
    const { scripts, own } = (await many.take(who, 5)).body.data;
    expect(scripts.map(({ task }) => task)).toEqual(['sample', 'sample', 'sample', 'mark', 'mark']);
    expect(scripts.slice(0, 3).map(({ scriptNo }) => scriptNo)).toEqual(['样1', '样2', '样3']);
    expect(own.sample).toBe(3);
  }
  const { body } = await many.server.call('many', calls.takeScripts, {
    markingPartId: many.markingPartId,
    count: 3,
    task: 'mark',
  });
  expect(body.data.scripts.length).toBe(2);
});

it('what is said of samples is seen beside the marks of the leader, and counts for nothing', async () => {
  const give = async (who: 'teacher' | 'many', score: number) => {
    const first = (await many.take(who, 5)).body.data.scripts.find(({ scriptNo }) => scriptNo === '样1')!;
    expect((await many.give(who, first.id, score)).body.code).toBe(200);
  };
  await give('many', 2);
  expect((await samples())[0]).toMatchObject({ scriptNo: '样1', score: null, marks: [] });
  await give('teacher', 3);
  const [first, ...others] = await samples();
  expect(first).toMatchObject({ score: 3, marks: [{ position: 1, score: 3 }] });
  const said = Object.fromEntries(first!.markers.map(({ teacherId, ...one }) => [teacherId, one]));
  expect(said[personaIds.many]).toMatchObject({ score: 2, difference: -1 });
  expect(said[personaIds['subject-leader']]).toMatchObject({ score: null, difference: null });
  expect(others.map(({ score }) => score)).toEqual([null, null]);
  expect(first!.answers.map(({ position }) => position)).toEqual([1]);
  expect(many.all('select 1 from marking_outcomes where part_id = ?', many.markingPartId)).toEqual([]);
});

it('are marked by who comes later too, up to so many, and are none of the scripts of before', async () => {
  expect((await draw(28)).body.msg).toBe('最多 30 份样卷，已有 3 份');
  expect((await draw(2)).body.data).toEqual({ drawn: 2 });
  const { body } = await many.server.call('many', calls.getMarkingDesk, { markingPartId: many.markingPartId });
  expect(body.data.own.sample).toBe(4);
  const drawn = many.all<{ id: number }>(
    "select distinct submission_id id from marking_scripts where part_id = ? and round = 'sample'",
    many.markingPartId,
  );
  expect(drawn.length).toBe(5);
});
