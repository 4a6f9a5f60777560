import { describe, expect, it } from 'vitest';
import * as check from '../checking.ts';
import { humanitiesCourses } from './index.ts';

const points = check.pointsOf(humanitiesCourses);
const worlds = check.worldsOf(points);
const everything = check.distinctIn(worlds);
const texts = everything.flatMap(check.textsOf);

describe('Questions of the humanities', () => {
  it('has enough points and questions for each subject', () => {
    for (const [subjectId, fewestPoints, fewestQuestions] of [
      ['8', 14, 70],
      ['9', 12, 60],
      ['7', 10, 45],
      ['23', 8, 40],
    ] as const) {
      const own = points.filter((point) => point.subjectId === subjectId);
      expect(own.length, subjectId).toBeGreaterThanOrEqual(fewestPoints);
      expect(check.sizeOf(own), subjectId).toBeGreaterThanOrEqual(fewestQuestions);
    }
  });

  it('keeps every course to the grades of its stage and names a point only once', () => {
    expect(check.pointsAstray(points)).toEqual([]);
    expect(new Set(points.map(({ name }) => name)).size).toBe(points.length);
  });

  it('asks nothing twice in one world', () => {
    expect(check.repeatedStems(worlds)).toEqual([]);
  });

  it('offers four options that all differ', () => {
    expect(check.withPoorOptions(everything)).toEqual([]);
    const isFour = (question: (typeof everything)[number]) =>
      !('right' in question) || [question.right, question.wrong].flat().length === 4;
    expect(check.broken(everything, (question) => !isFour(question))).toEqual([]);
  });

  it('leaves no text empty and no value undefined or endless', () => {
    expect(check.withPoorTexts(everything)).toEqual([]);
    expect(texts.filter((text) => /\d\.\d{4}/.test(text))).toEqual([]);
  });

  it('has as many blanks as answers, and a bracket in each choice', () => {
    expect(check.withPoorBlanks(everything)).toEqual([]);
    expect(check.withPoorBrackets(everything)).toEqual([]);
  });

  it('gives marks that add up to those in the question', () => {
    expect(check.withPoorRubrics(everything)).toEqual([]);
    expect(
      check.broken(everything, (question) => {
        if (!('rubric' in question)) return false;
        const sum = question.rubric.reduce((total, { score }) => total + score, 0);
        const told = [...question.stem.matchAll(/（(\d+)分）/g)].reduce((total, [, score]) => total + Number(score), 0);
        return told !== sum;
      }),
    ).toEqual([]);
  });

  it('pairs its signs and writes Chinese punctuation', () => {
    expect(check.withUnpairedSigns(texts)).toEqual([]);
    expect(check.withWesternPunctuation(texts)).toEqual([]);
    expect(check.unreadableFormulas(texts)).toEqual([]);
  });

  it('solves everything, states how hard it is and never points at options by letter', () => {
    expect(check.withPoorSolutions(everything)).toEqual([]);
    expect(check.withPoorFacility(everything)).toEqual([]);
    expect(check.withLetteredOptions(everything)).toEqual([]);
  });

  it('has checks that hold', () => {
    expect(everything.filter((question) => question.check !== undefined).length).toBeGreaterThan(100);
    expect(check.failingChecks(everything)).toEqual([]);
  });

  it('draws pictures that are whole', () => {
    expect(everything.filter(({ figure }) => figure !== undefined).length).toBeGreaterThan(20);
    expect(check.withPoorFigures(everything)).toEqual([]);
  });
});
