import { describe, expect, it } from 'vitest';
import { subjects } from '../../contracts/subjects.ts';
import * as check from './checking.ts';
import { bankCourses } from './courses.ts';

const points = check.pointsOf(bankCourses);
const questions = check.worldOf(points, 7);

describe('The whole bank', () => {
  it('has at least 800 questions on at least 120 knowledge points, in all subjects', () => {
    expect(points.length).toBeGreaterThanOrEqual(120);
    expect(questions.length).toBeGreaterThanOrEqual(800);
    expect(new Set(points.map(({ subjectId }) => subjectId))).toEqual(
      new Set(subjects.map(({ subjectId }) => subjectId)),
    );
  });

  it('has several questions on every knowledge point, so that each has others like it', () => {
    expect(points.filter((point) => check.sizeOf([point]) < 2).map(({ name }) => name)).toEqual([]);
  });

  it('has one course for each subject of a stage', () => {
    const courses = bankCourses.map(({ subjectId, stage }) => `${subjectId}/${stage}`);
    expect(new Set(courses).size).toBe(courses.length);
  });

  it('asks nothing twice, in whatever subject', () => {
    expect(check.repeatedStems([questions])).toEqual([]);
  });

  it('has choices, blanks, written and other answers, and pictures', () => {
    for (const type of ['single', 'multiple', 'fill', 'written', 'other'] as const)
      expect(questions.filter((question) => question.type === type).length, type).toBeGreaterThan(20);
    expect(questions.filter(({ figure }) => figure !== undefined).length).toBeGreaterThan(100);
  });
});
