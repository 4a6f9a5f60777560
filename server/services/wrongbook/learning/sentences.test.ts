import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { classReport } from './class-report.ts';
import { readMaterials } from './common.ts';
import type { Course, Place } from './place.ts';
import { studentReport } from './student-report.ts';

let server: TestApp;

const now = '2026-10-15 08:00:00';

beforeAll(async () => {
  server = await startTestApp({ moment: now });
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

/** Every class with work, and all of its courses. */
const places = (): Place[] =>
  all<Omit<Place, 'courses'>>(
    `select k.id classId, k.name className, s.name schoolName from school_classes k join schools s on s.id = k.school_id
      where k.id in (select class_id from assignment_classes)`,
  ).map((one) => ({
    ...one,
    courses: all<Course>(
      `select c.id courseId, c.name courseName, c.subject_id subjectId from school_classes k
        join offered_courses o on o.school_id = k.school_id and o.grade_id = k.grade_id
        join courses c on c.id = o.course_id where k.id = ?`,
      one.classId,
    ),
  }));

type Report = ReturnType<typeof classReport> | ReturnType<typeof studentReport>;

function check(report: Report): number {
  const { lead, advice, practice, subjects, set, submitted } = report;
  const sum = (name: 'due' | 'total' | 'mastered') => subjects.reduce((all, one) => all + one.practice[name], 0);
  expect([sum('due'), sum('total'), sum('mastered')]).toEqual([practice.due, practice.total, practice.mastered]);
  const known: Record<string, number> = {
    到期: practice.due,
    错题: practice.total,
    已掌握: practice.mastered,
    巩固中: practice.consolidating,
    约需分钟: practice.minutes,
    已交: submitted,
    布置: set,
  };
  const sentences = [...lead, ...advice];
  for (const { text, figures } of sentences) {
    const values = figures.map(({ value }) => value);
    for (const number of text.match(/\d+(\.\d+)?%?/g) ?? []) expect(values, text).toContain(number);
    expect(figures.length, text).toBeGreaterThan(0);
    for (const { label, value } of figures) if (label in known) expect(value, text).toBe(String(known[label]));
    expect(text).toMatch(/。$/);
    expect(text).not.toMatch(/名次|排名|第.*名|倒数|最差|undefined|null|NaN/);
  }
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  return sentences.length;
}

it('of every report on every class and student say no number but the figures that they name, and rank nobody', () => {
  const span = { from: '2026-08-01', to: '2026-10-15', comparedFrom: '2026-02-01' };
  let [full, said] = [0, 0];
  for (const place of places()) {
    const materials = readMaterials(server.sandbox, place, { span, today: now.slice(0, 10) });
    const reports = materials.students.map(({ studentId }) => studentReport(server.sandbox, materials, studentId));
    for (const report of [classReport(server.sandbox, materials), ...reports]) {
      if (report.shortReason !== '') {
        expect([report.lead, report.advice]).toEqual([[], []]);
        continue;
      }
      full++;
      said += check(report);
      if ('studentId' in report) expect(report.advice.length).toBeGreaterThan(0);
    }
  }
  expect(full).toBeGreaterThan(50);
  expect(said / full).toBeGreaterThan(2);
});
