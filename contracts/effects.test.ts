import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from './calls.ts';
import { doneBy, doneTo, isStale, kindsShown } from './effects.ts';
import { read, write } from './endpoint.ts';
import * as f from './fields.ts';

const { addStudent, getAssignment, getClassInfo, giveMarks, pageStudents, removeClass, updateClass } = calls;

describe('a read', () => {
  it('shows its rows, what it names or counts, and what else it is made of, however deep', () => {
    expect([...kindsShown(getClassInfo)].sort()).toEqual(['class', 'grade', 'school', 'student', 'teaching']);
    expect(kindsShown(calls.listBasket)).toContain('basketItem');
    expect(kindsShown(calls.listQuestionAnswers)).toContain('student');
    expect(kindsShown(calls.exportStudents)).toEqual(new Set());
  });

  it('is stale after a write to a kind that it shows', () => {
    const done = doneBy(addStudent, { schoolId: '1', name: '王小明', studentNo: '1' }, { id: '7' });
    expect(isStale(pageStudents, { schoolId: '1' }, done)).toBe(true);
    expect(isStale(getClassInfo, { classId: '1' }, done)).toBe(true);
    expect(isStale(calls.listBasket, {}, done)).toBe(false);
    expect(isStale(pageStudents, { schoolId: '1' }, doneTo('class', 'mark'))).toBe(true);
  });

  it('of one thing is not stale after a write to another one, as long as both say which', () => {
    const renamed = doneBy(updateClass, { classId: '7', className: '1班' }, {});
    expect(isStale(getClassInfo, { classId: '7' }, renamed)).toBe(true);
    expect(isStale(getClassInfo, { classId: '8' }, renamed)).toBe(false);
    expect(isStale(getClassInfo, { classId: '8' }, doneTo('class'))).toBe(true);
    const removed = doneBy(removeClass, { classId: '7' }, {});
    expect(isStale(getClassInfo, { classId: '8' }, removed)).toBe(true);
  });

  it('finds the things that a write names in lists and in what it answers', () => {
    const mark = { key: 'attempt-1', submissionId: '5', position: 1, score: 3 };
    const { named } = doneBy(giveMarks, { assignmentId: '7', marks: [mark] }, { marks: [{ submissionId: '6' }] });
    expect([...named.get('submission')!].sort()).toEqual(['5', '6']);
    expect([...doneBy(calls.removeQuestions, { questionId: '1,2' }, {}).named.get('question')!]).toEqual(['1', '2']);
    expect(
      isStale(getAssignment, { assignmentId: '8' }, doneBy(calls.withdrawAssignment, { assignmentId: '7' }, {})),
    ).toBe(false);
  });
});

const about = {
  service: 'vesta',
  path: '/one',
  summary: '',
  provenance: 'ours',
  input: f.input({}),
  data: f.nothing,
} as const;

describe('a call', () => {
  it('is declared as a read, which is a GET, or as a write, which is a POST, unless it says otherwise', () => {
    expect(read(about)).toMatchObject({ method: 'GET', effects: undefined });
    expect(read({ ...about, method: 'POST' })).toMatchObject({ method: 'POST', effects: undefined });
    const effects = { adds: ['class'], changes: ['student', 'mark'], removes: [], nothing: '' };
    expect(write({ ...about, adds: 'class', changes: ['student', 'mark'] })).toMatchObject({ method: 'POST', effects });
  });

  it('does not compile as a write without an effect, with none and some, or of kinds that there are not', () => {
    const wrong = () => [
      // @ts-expect-error what it does is left out
      write(about),
      // @ts-expect-error no kinds
      write({ ...about, adds: [] }),
      // @ts-expect-error there is no such kind
      write({ ...about, removes: 'pupil' }),
      // @ts-expect-error it does something and nothing
      write({ ...about, changes: 'student', nothing: '什么也不改' }),
      // @ts-expect-error a read adds nothing
      read({ ...about, adds: 'student' }),
      // @ts-expect-error it is made of no such kind
      f.madeOf('pupil', z.string()),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
