import { afterAll, describe, expect, it } from 'vitest';
import { grouped } from '../../server/database/lists.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { askedOf, misconceptionIn } from '../../server/engines/mastery/causes.ts';
import { seedWorld } from '../seed.ts';

// Wrong answers of the seeded world come from somewhere. What a solution names is read here with a wording of our own, so that
// it does not merely repeat what the answers were made with.

const sqlite = new Sqlite(':memory:');
migrateDatabase(sqlite);
seedWorld(sqlite, { size: 'demo', seed: 7, now: '2026-11-21 09:00:00' });
afterAll(() => sqlite.close());
const rows = <T>(query: string): T[] => sqlite.prepare(query).all() as T[];

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Answers with their questions, students and times. */
const answered = `responses r join submissions s on s.id = r.submission_id
  join paper_questions p on p.paper_id = s.paper_id and p.position = r.position join questions q on q.id = p.question_id`;

const bare = (text: string): string => text.replace(/\\,?\\mathrm\{[^}]*\}|[\s$“”]|\\,/g, '');

/** The letter of the first option that a solution says is taken wrongly; undefined where it names none that can be told. */
function namedIn({ solution, options }: { solution: string; options: string }): string | undefined {
  const [, quoted] = /错选\s*(“[^”]+”|\$[^$]+\$|[^\s“$的，。]+)(?=的|、|“|，|\s)/.exec(solution) ?? [];
  if (quoted === undefined) return undefined;
  const index = (JSON.parse(options) as string[]).findIndex((option) => bare(option) === bare(quoted));
  return index < 0 ? undefined : 'ABCDEFGH'[index];
}

const taken = rows<{ id: string; answer: string; n: number }>(`select q.id, r.answer, count(*) n from ${answered}
  where q.question_type = 1 and q.is_multiple = 0 and r.score = 0 and r.answer <> '' group by 1, 2 order by 1, 3 desc`);
const wrongBy = grouped(taken, ({ id }) => id);

/** Wrong answers from which on it can be told which one leads. */
const enough = 15;

describe('wrong answers', () => {
  it('are most often the one that the solution names, in four of five questions that name one', () => {
    const questions = rows<{ id: string; solution: string; options: string }>(
      'select id, solution, options from questions where question_type = 1 and is_multiple = 0',
    );
    const named = questions.flatMap((question) => {
      const letter = namedIn(question);
      const wrong = wrongBy.get(question.id) ?? [];
      const count = wrong.reduce((sum, { n }) => sum + n, 0);
      return letter === undefined || count < enough ? [] : [wrong[0]!.answer === letter];
    });
    expect(named.length).toBeGreaterThan(100);
    expect(mean(named.map(Number))).toBeGreaterThan(0.8);
  });

  it('are explained by the question: options that are wrong, and texts that are not right in their blank', () => {
    const explained = rows<{ type: number; answers: string; options: string; mistakes: string }>(
      "select question_type type, answers, options, mistakes from questions where mistakes <> '[]'",
    );
    expect(explained.length).toBeGreaterThan(800);
    for (const { type, answers, options, mistakes } of explained) {
      const right = JSON.parse(answers) as string[][];
      const letters = (JSON.parse(options) as string[]).map((_, index) => 'ABCDEFGH'[index]!);
      for (const { answer, blank, name } of JSON.parse(mistakes) as { answer: string; blank: number; name: string }[]) {
        expect(name).not.toBe('');
        if (type === 1) expect([letters.includes(answer), right[0]!.includes(answer), blank]).toEqual([true, false, 0]);
        else expect([right[blank - 1]?.includes(answer), answer === '']).toEqual([false, false]);
      }
    }
  });

  it('are explained to a class by name in every subject, most of them', () => {
    const given = rows<{ subjectId: string; answer: string; n: number; solution: string; json: string }>(`
      select q.subject_id subjectId, r.answer, count(*) n, q.solution, json_object('questionType', q.question_type,
        'options', json(q.options), 'answers', json(q.answers), 'mistakes', json(q.mistakes)) json from ${answered}
      where q.question_type = 1 and r.score = 0 and r.answer <> '' group by q.id, r.answer`);
    const shares = [...grouped(given, ({ subjectId }) => subjectId)].map(([subjectId, those]): [string, number] => {
      const explained = those.filter(({ answer, solution, json }) => {
        const question = JSON.parse(json) as Omit<Parameters<typeof askedOf>[0], 'solution'>;
        return misconceptionIn(askedOf({ ...question, solution }), answer) !== undefined;
      });
      const sum = (some: typeof those): number => some.reduce((total, { n }) => total + n, 0);
      return [subjectId, sum(explained) / sum(those)];
    });
    expect(shares.length).toBe(10);
    expect(shares.filter(([, share]) => share < 0.6)).toEqual([]);
  });

  it('show the same misconception in several questions of a point, of the same student', () => {
    // Pairs of answers of a student to two questions of a point that have a mistake of the same name, each at one option.
    const pairs = rows<{ one: number; other: number }>(`
      with wrong as (select s.student_id, s.id work, o.point_id, q.id, m.value ->> 'name' name, r.answer = m.value ->> 'answer' it
        from ${answered} join question_points o on o.question_id = q.id, json_each(q.mistakes) m
        where q.question_type = 1 and q.is_multiple = 0 and r.score = 0 and r.answer <> '' and s.class_id like '1%'
        group by 1, 2, 3, 4, 5 having count(*) = 1)
      select a.it one, b.it other from wrong a join wrong b on b.student_id = a.student_id and b.point_id = a.point_id
        and b.name = a.name and b.id > a.id and b.work <> a.work limit 20000`);
    expect(pairs.length).toBeGreaterThan(200);
    const shareOf = (before: number): number =>
      mean(pairs.filter(({ one }) => one === before).map(({ other }) => other));
    expect(shareOf(1)).toBeGreaterThan(shareOf(0) + 0.1);
  });
});

describe('answers in words', () => {
  const written = rows<{ id: string; answer: string; score: number; worth: number; parts: string; rubric: string }>(`
    select q.id, r.answer, r.score, p.score worth, r.parts, q.rubric from ${answered} where q.question_type > 2`);

  it('have a text wherever there is a mark for them, which differs between students', () => {
    expect(written.length).toBeGreaterThan(40_000);
    const withMarks = written.filter(({ score }) => score > 0);
    expect(withMarks.filter(({ answer }) => answer === '').length / withMarks.length).toBeLessThan(0.01);
    const texts = [...grouped(withMarks, ({ id }) => id).values()].filter((all) => all.length > 60);
    expect(texts.length).toBeGreaterThan(50);
    expect(mean(texts.map((all) => new Set(all.map(({ answer }) => answer)).size))).toBeGreaterThan(20);
  });

  it('have marks by points, parts of a point among them, that add up', () => {
    const partial = written.filter(({ parts, rubric }) => {
      const worth = (JSON.parse(rubric) as { score: number }[]).map(({ score }) => score);
      const marks = parts.split(',').map(Number);
      return marks.length === worth.length && marks.some((mark, index) => mark > 0 && mark < worth[index]!);
    });
    expect(partial.length / written.length).toBeGreaterThan(0.1);
    for (const { parts, score } of written)
      expect(Math.abs(parts.split(',').reduce((sum, one) => sum + Number(one), 0) - score)).toBeLessThan(0.001);
  });

  it('are the longer, the better they were marked', () => {
    const lengthOf = (low: number, high: number): number =>
      mean(
        written.flatMap(({ answer, score, worth }) =>
          score / worth >= low && score / worth < high ? answer.length : [],
        ),
      );
    expect(lengthOf(0.9, 1.1)).toBeGreaterThan(lengthOf(0.2, 0.5) * 1.2);
  });
});
