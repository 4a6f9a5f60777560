import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { sureFrom } from '../../../../../contracts/wrongbook/mark-shapes.ts';
import { classIds, personaIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { addMarkedByMany, type ManyMarked } from '../../../../testing/marking-by-many.ts';

// To whom scripts are given: when a lease runs out, where a machine is one of two markers, by classes, and to who may mark at all.

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-06 09:00:00' });
});

afterAll(() => server.close());

const [one, other] = ['teacher', 'many'] as const;
const marker = (who: typeof one | typeof other, ids: string[] = []) => ({
  teacherId: personaIds[who],
  classIds: ids,
});
const alone = { isDouble: false, tolerance: 0 };
const scriptsOf = async (many: ManyMarked, who: typeof one | typeof other, count?: number) =>
  (await many.take(who, count)).body.data.scripts;
const outcomeOf = (many: ManyMarked, sheet: number) =>
  many.all(
    'select state, score from marking_outcomes where part_id = ? and submission_id = ?',
    many.markingPartId,
    sheet,
  );

describe('a lease', () => {
  it('keeps a script for its marker, and gives it to another once it has run out', async () => {
    const many = await addMarkedByMany(server, 6, { ...alone, markers: [marker(one), marker(other)] });
    const held = await scriptsOf(many, one);
    expect(held).toHaveLength(3);
    const sheets = held.map(({ id }) => many.sheetOf(id));
    for (const { id } of await scriptsOf(many, other)) {
      expect(sheets).not.toContain(many.sheetOf(id));
      await many.give(other, id, 1);
    }
    expect(await scriptsOf(many, other)).toEqual([]);
    many.run(
      "update marking_scripts set lease_time = '2026-11-06 08:59:00' where part_id = ? and state = 'waiting'",
      many.markingPartId,
    );
    const taken = await scriptsOf(many, other);
    expect(taken.map(({ id }) => many.sheetOf(id)).sort()).toEqual(sheets.sort());
    expect((await many.give(one, held[0]!.id, 1)).body.msg).toContain('不在您手上');
    expect((await many.give(other, taken[0]!.id, 1)).body.code).toBe(200);
  });
});

describe('a machine as one of two markers', () => {
  it('gives the second mark where it is sure, and leaves the script open where it is not', async () => {
    const many = await addMarkedByMany(server, 2, { withMachine: true, markers: [marker(one)] });
    const [sure, unsure] = await scriptsOf(many, one);
    for (const [script, confidence] of [
      [sure, sureFrom],
      [unsure, sureFrom - 0.01],
    ] as const)
      many.run(
        `insert into marks (submission_id, position, kind, marker, score, confidence, create_time)
          values (?, 1, 'machine', '机器', ?, ?, '2026-11-06 08:00:00')`,
        many.sheetOf(script!.id),
        many.full,
        confidence,
      );
    for (const { id } of [sure!, unsure!]) await many.give(one, id, many.full);
    expect(outcomeOf(many, many.sheetOf(sure!.id))).toEqual([{ state: 'done', score: many.full }]);
    expect(outcomeOf(many, many.sheetOf(unsure!.id))).toEqual([{ state: 'open', score: null }]);
    const machines = many.all(
      "select submission_id id, round from marking_scripts where part_id = ? and user_id is null and state = 'marked'",
      many.markingPartId,
    );
    expect(machines).toEqual([{ id: many.sheetOf(sure!.id), round: 'second' }]);
  });
});

describe('scripts by classes', () => {
  it('go to the markers of their class alone', async () => {
    const markers = [marker(one, [classIds.junior]), marker(other, [classIds.juniorSecond])];
    const many = await addMarkedByMany(server, 1_000, { ...alone, way: 'class', markers });
    for (const [who, classId] of [
      [one, classIds.junior],
      [other, classIds.juniorSecond],
    ] as const) {
      const scripts = await scriptsOf(many, who);
      expect(scripts.length).toBeGreaterThan(0);
      const classes = scripts.map(({ id }) =>
        many.all('select class_id id from submissions where id = ?', many.sheetOf(id)),
      );
      expect(classes).toEqual(scripts.map(() => [{ id: classId }]));
    }
  });
});

describe('an own answer that comes back', () => {
  it('looks like any other, and changes nothing that stands', async () => {
    const many = await addMarkedByMany(server, 1_000, { ...alone, markers: [marker(one)] });
    // It takes more sheets than a class has before the first of them comes back.
    many.run(
      `insert into submissions (assignment_id, student_id, class_id, paper_id, state)
        select a.id, s.id, s.class_id, (select max(paper_id) from submissions where assignment_id = a.id), 1
        from assignments a join students s on s.class_id is not null and s.is_deleted = 0
        where a.id = ? and s.id not in (select student_id from submissions where assignment_id = a.id) limit 40`,
      many.assignmentId,
    );
    const rounds = () =>
      many.all<{ id: string; sheet: number; state: string }>(
        `select cast(id as text) id, submission_id sheet, state from marking_scripts where part_id = ? and round = 'again'`,
        many.markingPartId,
      );
    let batch = await scriptsOf(many, one, 5);
    const [usual] = batch;
    const hasCome = () => rounds().some((row) => batch.some(({ id }) => id === row.id));
    for (let turn = 0; turn < 60 && !hasCome() && batch.length > 0; turn++) {
      for (const { id } of batch) await many.give(one, id, many.full);
      batch = await scriptsOf(many, one, 5);
    }
    const [again] = rounds();
    expect(again).toBeDefined();
    const shown = batch.find(({ id }) => id === again!.id)!;
    expect(Object.keys(shown)).toEqual(Object.keys(usual!));
    expect([shown.task, shown.leaseTime.length]).toEqual([usual!.task, usual!.leaseTime.length]);
    await many.give(one, shown.id, 0);
    expect(outcomeOf(many, again!.sheet)).toEqual([{ state: 'done', score: many.full }]);
  });
});

describe('who may mark', () => {
  it('is neither a leader of another exam nor who was taken off with scripts in hand, whose marks stay', async () => {
    const many = await addMarkedByMany(server, 6, { ...alone, markers: [marker(one), marker(other)] });
    const { markingPartId } = many;
    const [marked, held] = await scriptsOf(many, other);
    await many.give(other, marked!.id, 1);
    await server.call('teacher', calls.setMarkerState, {
      markingPartId,
      teacherId: personaIds[other],
      state: 'off',
    });
    expect((await many.give(other, held!.id, 1)).body.code).not.toBe(200);
    expect((await many.take(other)).status).toBe(403);
    expect(outcomeOf(many, many.sheetOf(marked!.id))).toEqual([{ state: 'done', score: 1 }]);
    expect(outcomeOf(many, many.sheetOf(held!.id))).toEqual([]);
    const leader = 'subject-leader';
    const { examId } = many;
    many.run(
      'insert or ignore into exam_leaders (user_id, exam_id) select ?, min(id) from exams where id <> ?',
      personaIds[leader],
      examId,
    );
    expect(
      many.all('select 1 from exam_leaders where user_id = ? and exam_id <> ?', personaIds[leader], examId),
    ).not.toEqual([]);
    for (const call of [calls.takeScripts, calls.getMarkingDesk, calls.getPartFigures, calls.pageScripts] as const)
      expect((await server.call(leader, call as typeof calls.getMarkingDesk, { markingPartId })).status).toBe(403);
    expect((await many.give(one, held!.id, 1)).body.code).not.toBe(200);
  });
});
