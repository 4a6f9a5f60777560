import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { personaIds } from '../../../../../seed/landmarks.ts';
import { meanMark } from '../../../../engines/exams/arbiter.ts';
import { startMarkedByMany, type ManyMarked } from '../../../../testing/marking-by-many.ts';

/** An exam of the teacher in maths whose first question is marked by two of three, a quarter of its marks apart at most. */
let many: ManyMarked;

beforeAll(async () => {
  many = await startMarkedByMany(4);
});

afterAll(() => many.server.close());

const [one, other, third] = ['teacher', 'subject-leader', 'many'] as const;
const outcomes = () =>
  many.all<{ id: number; state: string; score: number | null }>(
    'select submission_id id, state, score from marking_outcomes where part_id = ? order by submission_id',
    many.markingPartId,
  );
const scoreOf = (id: number) =>
  many.all<{ score: number | null }>('select score from responses where submission_id = ? and position = 1', id)[0]
    ?.score;

describe('marking by two', () => {
  it('gives each marker scripts without names, and the same again until they are marked', async () => {
    const first = await many.take(one);
    expect(first.body.data.scripts.length).toBeGreaterThan(1);
    expect(JSON.stringify(first.body)).not.toMatch(/studentName|studentId|submissionId|className/);
    const again = await many.take(one);
    expect(again.body.data.scripts.map(({ id }) => id)).toEqual(first.body.data.scripts.map(({ id }) => id));
  });

  it('marks each script twice by different people, and writes the mean where they agree', async () => {
    const marked = `select count(*) acts, coalesce(sum(quantity), 0) answers from usage_events
      where kind = 'mark' and app = 'homework'`;
    const [before] = many.all<{ acts: number; answers: number }>(marked);
    const firsts = (await many.take(one)).body.data.scripts;
    for (const { id } of firsts) expect((await many.give(one, id, many.full)).body.code).toBe(200);
    const seconds = (await many.take(other)).body.data.scripts;
    for (const { id } of seconds) await many.give(other, id, many.full * 0.75);
    for (const who of [third, one, other] as const)
      for (const { id } of (await many.take(who)).body.data.scripts) await many.give(who, id, many.full);
    const pairs = many.all<{ count: number }>(
      `select count(distinct user_id) count from marking_scripts where part_id = ? and round in ('first', 'second')
        group by submission_id`,
      many.markingPartId,
    );
    expect(pairs).toEqual([2, 2, 2, 2].map((count) => ({ count })));
    expect(outcomes().map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    for (const { id, score } of outcomes()) expect(scoreOf(id)).toBe(score);
    expect(outcomes().some(({ score }) => score === meanMark([many.full, many.full * 0.75]))).toBe(true);
    expect(many.all(marked)).toEqual([{ acts: before!.acts + 8, answers: before!.answers + 8 }]);
  });

  it('asks a third where they lie apart, who has marked neither, and leaves the rest to the leader', async () => {
    const [mine] = (await many.server.call(one, calls.pageOwnScripts, { markingPartId: many.markingPartId })).body.data
      .records;
    const id = many.sheetOf(mine!.id);
    await many.give(one, mine!.id, 0);
    expect(outcomes().find((row) => row.id === id)).toMatchObject({ state: 'third', score: null });
    expect(scoreOf(id)).toBeNull();
    const others = many
      .all<{ user: string }>(
        "select user_id user from marking_scripts where part_id = ? and submission_id = ? and round in ('first', 'second')",
        many.markingPartId,
        id,
      )
      .map(({ user }) => user);
    const free = ([one, other, third] as const).find((who) => !others.includes(personaIds[who]))!;
    for (const who of [one, other, third] as const) {
      // Told before it is taken: who is done with the own share would not look.
      const told = (await many.server.call(who, calls.listOwnMarking, {})).body.data;
      expect(told.map(({ own }) => own.third)).toEqual([who === free ? 1 : 0]);
      const thirds = (await many.take(who)).body.data.scripts.filter(({ task }) => task === 'third');
      expect(thirds.map((script) => many.sheetOf(script.id))).toEqual(who === free ? [id] : []);
      for (const script of thirds) await many.give(who, script.id, many.full / 2);
    }
    const settled = outcomes().find((row) => row.id === id)!;
    expect(['done', 'leader']).toContain(settled.state);
    expect((await many.give(one, mine!.id, many.full)).body.msg).toBe('这份答卷已由三评或题组长定分，不能再改');
  });

  it('takes no mark of what somebody else has, above many.full marks or of who does not mark', async () => {
    const [script] = many.all<{ id: string }>(
      'select cast(id as text) id from marking_scripts where part_id = ? and user_id = ?',
      many.markingPartId,
      personaIds['subject-leader'],
    );
    expect((await many.give(one, script!.id, 1)).body.msg).toContain('不在您手上');
    expect((await many.give(other, script!.id, many.full + 1)).body.msg).toContain('最多');
    expect(
      (await many.server.call('teacher-foreign', calls.takeScripts, { markingPartId: many.markingPartId })).status,
    ).toBe(403);
  });

  it('takes off a marker, who keeps the marks given and gets nothing more', async () => {
    const before = many.all(
      'select id, score from marking_scripts where user_id = ? and state = ?',
      personaIds.many,
      'marked',
    );
    await many.server.call('teacher', calls.setMarkerState, {
      markingPartId: many.markingPartId,
      teacherId: personaIds.many,
      state: 'off',
    });
    expect(
      many.all('select id, score from marking_scripts where user_id = ? and state = ?', personaIds.many, 'marked'),
    ).toEqual(before);
    expect((await many.take(third)).status).toBe(403);
  });
});
