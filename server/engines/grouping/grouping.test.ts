import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSizes, groupsOf } from './grouping.ts';
import { mistakesOn, sharedPoints, typicalQuestion, type OpenMistake } from './shared.ts';

const made = (studentId: string, pointIds: readonly string[], number = 0): OpenMistake => ({
  studentId,
  questionId: `${pointIds.join()}#${number}`,
  pointIds,
  cause: 'concept',
  isConfirmed: false,
});

/** Mistakes of up to 60 students on up to 12 points, some questions with two points and some with none. */
const classes = fc
  .array(fc.tuple(fc.nat(59), fc.array(fc.nat(11), { maxLength: 2 }), fc.nat(3)), { minLength: 1, maxLength: 400 })
  .map((rows) =>
    rows.map(([student, points, number]) => made(`s${student}`, [...new Set(points.map((one) => `p${one}`))], number)),
  );

const studentsOf = (mistakes: readonly OpenMistake[]): string[] =>
  [...new Set(mistakes.map(({ studentId }) => studentId))].sort();

describe('groups of students', () => {
  it('have everybody who erred in exactly one, and no more than can be taught together', () => {
    fc.assert(
      fc.property(classes, (mistakes) => {
        const groups = groupsOf(mistakes);
        expect(groups.flat().sort()).toEqual(studentsOf(mistakes));
        const sizes = groups.map(({ length }) => length);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(groupSizes.most);
        const least = Math.min(groupSizes.least, studentsOf(mistakes).length);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('are the same in whatever order mistakes come', () => {
    fc.assert(
      fc.property(
        classes.chain((mistakes) =>
          fc.tuple(
            fc.constant(mistakes),
            fc.shuffledSubarray(mistakes, { minLength: mistakes.length, maxLength: mistakes.length }),
          ),
        ),
        ([mistakes, shuffled]) => {
          expect(groupsOf(shuffled)).toEqual(groupsOf(mistakes));
        },
      ),
    );
  });

  it('bring those together who err on the same points, where everybody errs on one more', () => {
    const kinds = ['fractions', 'angles', 'equations'];
    const mistakes = Array.from({ length: 24 }, (_, number) => number).flatMap((number) => {
      const student = `s${String(number).padStart(2, '0')}`;
      const own = kinds[number % kinds.length]!;
      // One slip elsewhere tells nothing.
      const slip = kinds[(number + 1) % kinds.length]!;
      return [
        made(student, ['everybody'], 1),
        ...[1, 2, 3].map((question) => made(student, [own], question)),
        ...(number < 6 ? [made(student, [slip], 4)] : []),
      ];
    });
    const groups = groupsOf(mistakes);
    expect(groups).toHaveLength(kinds.length);
    for (const group of groups) {
      expect(group).toHaveLength(8);
      expect(new Set(group.map((student) => Number(student.slice(1)) % kinds.length)).size).toBe(1);
    }
  });
});

describe('what a group has in common', () => {
  const all = [
    ...['a', 'b', 'c', 'd'].flatMap((student) => [made(student, ['fractions'], 1), made(student, ['signs'], 1)]),
    made('a', ['fractions'], 2),
    ...['e', 'f', 'g', 'h'].map((student) => made(student, ['signs'], 1)),
    made('e', ['angles'], 1),
  ];
  const own = all.filter(({ studentId }) => 'abcd'.includes(studentId));

  it('is where more of it err than of the class, with figures that count from nothing', () => {
    expect(sharedPoints(own, 4, all, 8)).toEqual([
      { pointId: 'fractions', students: 4, mistakes: 5, classStudents: 4 },
    ]);
  });

  it('is what most of it err on where nothing tells it from the class', () => {
    const rest = all.filter(({ studentId }) => 'efgh'.includes(studentId));
    expect(sharedPoints(rest, 4, all, 8)).toEqual([{ pointId: 'signs', students: 4, mistakes: 4, classStudents: 8 }]);
    expect(sharedPoints([], 1, all, 8)).toEqual([]);
  });

  it('has the question for an example that most of it got wrong', () => {
    const points = sharedPoints(own, 4, all, 8);
    expect(typicalQuestion(mistakesOn(own, points))).toEqual({ questionId: 'fractions#1', students: 4 });
    expect(typicalQuestion([])).toBeUndefined();
  });
});
