import { expect, it } from 'vitest';
import type { BankCourse } from '../bank.ts';
import * as check from './checking.ts';

/** Draws the questions of courses as tests look at them: by point, by world, each once, and all that is written in them. */
export function drawn(courses: readonly BankCourse[], worldCount: number) {
  const points = check.pointsOf(courses);
  const worlds = check.worldsOf(points, worldCount);
  const questions = check.distinctIn(worlds);
  return { points, worlds, questions, texts: questions.flatMap(check.textsOf) };
}

/** The tests that all questions stand but those of languages, whose texts are of two kinds; `more` is what there must be more of. */
export function testQuestions(
  { points, worlds, questions, texts }: ReturnType<typeof drawn>,
  more: { checks: number; figures: number },
): void {
  it('keeps every course to the grades of its stage and names a point only once', () => {
    expect(check.pointsAstray(points)).toEqual([]);
    expect(check.repeatedPoints(points)).toEqual([]);
  });

  it('asks nothing twice in one world', () => {
    expect(check.repeatedStems(worlds)).toEqual([]);
  });

  it('offers options that all differ, with a bracket for the choice', () => {
    expect(check.withPoorOptions(questions)).toEqual([]);
    expect(check.withPoorBrackets(questions)).toEqual([]);
  });

  it('has as many blanks as answers, and whole marks of a sane sum', () => {
    expect(check.withPoorBlanks(questions)).toEqual([]);
    expect(check.withPoorRubrics(questions)).toEqual([]);
  });

  it('leaves no text empty, solves everything and states how hard it is', () => {
    expect(check.withPoorTexts(questions)).toEqual([]);
    expect(check.withPoorSolutions(questions)).toEqual([]);
    expect(check.withPoorFacility(questions)).toEqual([]);
  });

  it('never points at options by letter or place', () => {
    expect(check.withLetteredOptions(questions)).toEqual([]);
  });

  it('writes Chinese punctuation, pairs its signs and sets every formula', () => {
    expect(check.withWesternPunctuation(texts)).toEqual([]);
    expect(check.withUnpairedSigns(texts)).toEqual([]);
    expect(check.unreadableFormulas(texts)).toEqual([]);
  });

  it('has checks that hold', () => {
    expect(questions.filter((question) => question.check !== undefined).length).toBeGreaterThan(more.checks);
    expect(check.failingChecks(questions)).toEqual([]);
  });

  it('draws pictures that are whole, and one wherever a question speaks of it', () => {
    expect(questions.filter(({ figure }) => figure !== undefined).length).toBeGreaterThan(more.figures);
    expect(check.withPoorFigures(questions)).toEqual([]);
  });
}
