import { describe, expect, it } from 'vitest';
import * as building from './paper-building.ts';
import type { SavedPaper, PaperSection } from './paper.ts';
import { questionWith } from '../question-bank/testing.ts';

const choice = (id: string, score = 3) => questionWith(id, { questionType: 1, score });
const fillIn = (id: string) => questionWith(id, { questionType: 2, score: 4 });
const written = (id: string) => questionWith(id, { questionType: 3, score: 10 });

const outline = (sections: readonly PaperSection[]) =>
  sections.map(({ title, questions }) => [title, ...questions.map(({ question }) => question.id)]);

const mixed = building.addQuestions([], [written('w1'), choice('c1'), fillIn('f1'), choice('c2')]);

describe('adding questions', () => {
  it('makes a section per type, in the order of types', () => {
    expect(outline(mixed)).toEqual([
      ['选择题', 'c1', 'c2'],
      ['填空题', 'f1'],
      ['解答题', 'w1'],
    ]);
  });

  it('leaves out what is in already, wherever it stands', () => {
    const moved = building.moveQuestion(mixed, 'c1', mixed[2]!.id, 0);
    expect(building.addQuestions(moved, [choice('c1'), fillIn('f1')])).toEqual(moved);
  });

  it('gives a question what it is worth in the bank', () => {
    expect(building.placedIn(mixed).map(({ score }) => score)).toEqual([3, 3, 4, 10]);
  });

  it('takes questions to the last section of their type', () => {
    const twice = building.addSection(mixed, '附加题');
    const [, , , own] = twice;
    expect(own).toMatchObject({ title: '附加题', kind: 0, questions: [] });
    expect(outline(building.addQuestions(twice, [choice('c3')]))[0]).toEqual(['选择题', 'c1', 'c2', 'c3']);
  });
});

describe('questions that differ only in numbers', () => {
  it('are told by their numbers in the paper, those that are not stored yet left out', () => {
    const twin = (id: string) => questionWith(id, { template: 'same' });
    const fresh = (id: string) => questionWith(id, { template: '' });
    expect(building.twinsIn(building.addQuestions(mixed, [twin('t1')]))).toEqual([]);
    const sections = building.addQuestions(mixed, [twin('t1'), fresh('n1'), twin('t2'), fresh('n2')]);
    expect(building.twinsIn(sections)).toEqual([[3, 5]]);
  });
});

describe('numbers', () => {
  it('run from 1 through the paper and follow the order', () => {
    expect([...building.numbersIn(mixed)]).toEqual([
      ['c1', 1],
      ['c2', 2],
      ['f1', 3],
      ['w1', 4],
    ]);
    const moved = building.shiftSection(mixed, mixed[2]!.id, -1);
    expect(building.numbersIn(moved).get('w1')).toBe(3);
    expect(building.numbersIn(building.dropQuestions(mixed, ['c1'])).get('c2')).toBe(1);
  });
});

describe('order', () => {
  it('shifts a question by one within its section, and no further', () => {
    expect(outline(building.shiftQuestion(mixed, 'c1', 1))[0]).toEqual(['选择题', 'c2', 'c1']);
    expect(building.shiftQuestion(mixed, 'c1', -1)).toBe(mixed);
    expect(building.shiftQuestion(mixed, 'c2', 1)).toBe(mixed);
    expect(building.shiftQuestion(mixed, 'nobody', 1)).toBe(mixed);
  });

  it('moves a question to a place of any section, with its score', () => {
    const moved = building.moveQuestion(building.setScore(mixed, 'c2', 5), 'c2', mixed[1]!.id, 0);
    expect(outline(moved)).toEqual([
      ['选择题', 'c1'],
      ['填空题', 'c2', 'f1'],
      ['解答题', 'w1'],
    ]);
    expect(building.placedIn(moved)[1]!.score).toBe(5);
  });

  it('drops a section of a type with its last question, and keeps one that somebody made', () => {
    const own = building.addSection(mixed, '附加题');
    const moved = building.moveQuestion(own, 'f1', own[3]!.id, 0);
    expect(outline(moved).map(([title]) => title)).toEqual(['选择题', '解答题', '附加题']);
    expect(outline(building.dropQuestions(moved, ['f1'])).at(-1)).toEqual(['附加题']);
  });

  it('shifts sections, and no further than the ends', () => {
    expect(outline(building.shiftSection(mixed, mixed[0]!.id, 1)).map(([title]) => title)).toEqual([
      '填空题',
      '选择题',
      '解答题',
    ]);
    expect(building.shiftSection(mixed, mixed[0]!.id, -1)).toBe(mixed);
  });

  it('never gives two sections one id', () => {
    const twice = building.addSection(building.addSection(building.removeSection(mixed, mixed[1]!.id), '甲'), '乙');
    expect(new Set(twice.map(({ id }) => id)).size).toBe(4);
  });
});

describe('groups', () => {
  const part = (id: string, position: number, questionType: 1 | 3 = 1) => {
    const group = { id: `g${id[0]}`, title: id[0]!, position, count: 3, score: 9 };
    return questionWith(id, { questionType, group });
  };
  const choices = [part('a1', 1), part('a2', 2), part('a3', 3)];
  const several = [part('b1', 1), part('b2', 2, 3)];
  const whole = building.addQuestions(building.addQuestions(mixed, [...choices, ...several]), [choice('c3')]);

  it('go to the section of their type together, and to one of their own where they have several', () => {
    expect(outline(whole)).toEqual([
      ['选择题', 'c1', 'c2', 'a1', 'a2', 'a3', 'c3'],
      ['填空题', 'f1'],
      ['解答题', 'w1'],
      ['阅读与综合题', 'b1', 'b2'],
    ]);
  });

  it('come together again with a part that was taken out by itself', () => {
    const fewer = building.dropQuestions(whole, ['a2']);
    expect(outline(fewer)[0]).toEqual(['选择题', 'c1', 'c2', 'a1', 'a3', 'c3']);
    expect(outline(building.addQuestions(fewer, choices))[0]).toEqual(outline(whole)[0]);
    const headless = building.dropQuestions(whole, ['a1']);
    expect(outline(building.addQuestions(headless, choices))[0]).toEqual(outline(whole)[0]);
  });

  it('leave as a whole', () => {
    expect(building.withParts(whole, ['a2', 'c1'])).toEqual(['c1', 'a1', 'a2', 'a3']);
    expect(outline(building.dropQuestions(whole, building.withParts(whole, ['b1'])))).toHaveLength(3);
  });

  it('move as a whole, and nothing comes between their parts', () => {
    expect(outline(building.shiftQuestion(whole, 'a2', -1))[0]).toEqual(['选择题', 'c1', 'a1', 'a2', 'a3', 'c2', 'c3']);
    expect(outline(building.shiftQuestion(whole, 'c3', -1))[0]).toEqual(['选择题', 'c1', 'c2', 'c3', 'a1', 'a2', 'a3']);
    expect(building.shiftQuestion(whole, 'b2', 1)).toBe(whole);
    expect(outline(building.moveQuestion(whole, 'a3', whole[1]!.id, 0))[1]).toEqual(['填空题', 'a1', 'a2', 'a3', 'f1']);
    const between = building.moveQuestion(whole, 'f1', whole[0]!.id, 2);
    expect(outline(between)[0]).toEqual(['选择题', 'c1', 'c2', 'f1', 'a1', 'a2', 'a3', 'c3']);
    const below = building.moveQuestion(whole, 'f1', whole[0]!.id, 3);
    expect(outline(below)[0]).toEqual(['选择题', 'c1', 'c2', 'a1', 'a2', 'a3', 'f1', 'c3']);
  });

  it('move within their own section by what stands beside them, whatever their size', () => {
    const moved = (place: number) => outline(building.moveQuestion(whole, 'a1', whole[0]!.id, place))[0]!.slice(1);
    expect(moved(0)).toEqual(['a1', 'a2', 'a3', 'c1', 'c2', 'c3']);
    expect(moved(1)).toEqual(['c1', 'a1', 'a2', 'a3', 'c2', 'c3']);
    expect(moved(2)).toEqual(['c1', 'c2', 'a1', 'a2', 'a3', 'c3']);
    expect(moved(3)).toEqual(['c1', 'c2', 'c3', 'a1', 'a2', 'a3']);
  });

  it('give way to what they have become, parts that stay with their scores', () => {
    const scored = building.setScore(whole, 'a2', 7);
    const changed = building.replaceGroup(scored, 'ga', [part('a1', 1), part('a2', 2), part('a4', 3)]);
    expect(outline(changed)[0]).toEqual(['选择题', 'c1', 'c2', 'a1', 'a2', 'a4', 'c3']);
    expect(building.placedIn(changed).map(({ score }) => score)).toEqual([3, 3, 3, 7, 3, 3, 4, 10, 3, 3]);
  });
});

describe('scores', () => {
  it('are set for one question or for all of a section', () => {
    expect(building.placedIn(building.setScore(mixed, 'f1', 2.5)).map(({ score }) => score)).toEqual([3, 3, 2.5, 10]);
    const each = building.setSectionScore(mixed, mixed[0]!.id, 4);
    expect(building.placedIn(each).map(({ score }) => score)).toEqual([4, 4, 4, 10]);
  });

  it('stay with the place when a question gives way to another', () => {
    const scored = building.setScore(mixed, 'c2', 7);
    const replaced = building.replaceQuestion(scored, 'c2', choice('own', 2));
    expect(outline(replaced)[0]).toEqual(['选择题', 'c1', 'own']);
    expect(building.placedIn(replaced)[1]!.score).toBe(7);
  });
});

describe('saved papers', () => {
  const paper: SavedPaper = {
    id: '1',
    title: '测验',
    subjectId: '2',
    gradeId: '7',
    questionCount: 3,
    filePages: 0,
    totalScore: 12,
    createTime: '',
    isAssigned: false,
    version: 1,
    sections: [
      {
        title: '选择题',
        questions: [
          { ...choice('c1', 4), number: 1 },
          { ...choice('c2', 5), number: 2 },
        ],
      },
      { title: '综合', questions: [{ ...fillIn('f1'), score: 3, number: 3 }] },
    ],
  };

  it('come back as sections with their titles, scores and order', () => {
    const sections = building.sectionsOf(paper);
    expect(outline(sections)).toEqual([
      ['选择题', 'c1', 'c2'],
      ['综合', 'f1'],
    ]);
    expect(building.fieldsOf(sections)).toEqual([
      {
        title: '选择题',
        questions: [
          { questionId: 'c1', score: 4 },
          { questionId: 'c2', score: 5 },
        ],
      },
      { title: '综合', questions: [{ questionId: 'f1', score: 3 }] },
    ]);
    expect(building.placedIn(sections)[0]!.question).not.toHaveProperty('number');
  });

  it('take further questions to the section that holds their type only', () => {
    expect(outline(building.addQuestions(building.sectionsOf(paper), [fillIn('f2'), written('w1')]))).toEqual([
      ['选择题', 'c1', 'c2'],
      ['综合', 'f1', 'f2'],
      ['解答题', 'w1'],
    ]);
  });

  it('are sent without sections that hold nothing', () => {
    expect(building.fieldsOf(building.addSection(mixed, '附加题')).map(({ title }) => title)).toEqual([
      '选择题',
      '填空题',
      '解答题',
    ]);
  });
});
