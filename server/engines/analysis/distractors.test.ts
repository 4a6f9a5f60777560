import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionType } from '../../../contracts/constants/questions.ts';
import { normalLetters, normalText } from './answer-groups.ts';
import { distractors, type AnswerFigures, type Distractors } from './distractors.ts';
import type { Item, Sheet } from './sheet.ts';
import { itemOf, itemsFor, itemsOf, nearly, sheetOf, shuffledSheets } from './testing/examples.ts';

/** Figures of one question of one mark, from what was answered and whether that was right. */
function only(answers: readonly [answer: string, score: number | null][], more: Partial<Item>): Distractors {
  const sheets = answers.map(([answer, score], at) => sheetOf(at, [score], { answers: [answer] }));
  return distractors(sheets, [itemOf(1, more)])[0]!;
}

const counts = (figures: readonly AnswerFigures[]) => Object.fromEntries(figures.map((one) => [one.answer, one.count]));

describe('options', () => {
  // Item analysis of an English test (scribd.com/document/495433464), question 1, key A: 17 in each group, upper group
  // 15 1 1 0, lower group 9 3 3 2. 17 are 27 % of 63; the 29 in the middle, which it does not print, chose A here.
  const letters = (text: string, rest: number): Sheet[] =>
    [...text].map((answer, at) =>
      sheetOf(rest * 100 + at, [answer === 'A' ? 1 : 0, rest - (answer === 'A' ? 1 : 0)], { answers: [answer, ''] }),
    );
  const printed = [
    ...letters('AAAAAAAAAAAAAAABC', 10),
    ...letters('A'.repeat(29), 5),
    ...letters('AAAAAAAAABBBCCCDD', 1),
  ];

  it('are shared between the groups as in a printed analysis', () => {
    const [{ answers, mostFrequentWrong }] = distractors(printed, [itemOf(1), itemOf(2, { full: 10 })]) as [
      Distractors,
    ];
    const shares = answers.map(({ answer, upperShare, lowerShare }) => [answer, upperShare! * 17, lowerShare! * 17]);
    expect(
      shares.map(([answer, ...rest]) => [answer, ...rest.map((one) => Math.round(Number(one) * 1e9) / 1e9)]),
    ).toEqual([
      ['A', 15, 9],
      ['B', 1, 3],
      ['C', 1, 3],
      ['D', 0, 2],
    ]);
    expect(counts(answers)).toEqual({ A: 53, B: 4, C: 4, D: 2 });
    // B and C are equally frequent: the first by letter.
    expect(mostFrequentWrong).toMatchObject({ answer: 'B', count: 4, share: 4 / 63, isRight: false });
    // Totals of those who chose D: 1 and 1; of those who chose B: 10, 1, 1, 1.
    expect(answers[3]!.meanTotal).toBe(1);
    expect(answers[1]!.meanTotal).toBe(13 / 4);
  });

  it('that nobody chose are listed; blanks count as answers but are never the most frequent wrong one', () => {
    const found = only(
      [
        ['', 0],
        ['', 0],
        ['A', 1],
        ['B', 0],
      ],
      {},
    );
    expect(counts(found.answers)).toEqual({ '': 2, A: 1, B: 1, C: 0, D: 0 });
    expect(found.mostFrequentWrong?.answer).toBe('B');
    expect(found.answers[0]).toMatchObject({ answer: '', share: 0.5, upperShare: null, lowerShare: null });
  });

  it('have no mean total where no chooser is marked throughout', () => {
    const found = only(
      [
        ['A', null],
        ['B', 0],
      ],
      {},
    );
    expect(found.answers.slice(0, 2).map(({ meanTotal }) => meanTotal)).toEqual([null, 0]);
  });

  it('have no wrong answer where all are right, and no shares without sheets', () => {
    expect(only([['A', 1]], {}).mostFrequentWrong).toBeNull();
    expect(only([], {}).answers.map(({ share }) => share)).toEqual([null, null, null, null]);
  });
});

describe('several options', () => {
  it('count as a set and letter by letter', () => {
    const found = only(
      [
        ['AC', 1],
        ['c,a', 1],
        ['A', 0.5],
        ['AB', 0],
        ['', 0],
      ],
      { isMultiple: true, key: 'CA' },
    );
    expect(counts(found.answers)).toEqual({ '': 1, A: 1, AB: 1, AC: 2 });
    expect(found.answers.filter(({ isRight }) => isRight).map(({ answer }) => answer)).toEqual(['AC']);
    expect(counts(found.letters)).toEqual({ A: 4, B: 1, C: 2, D: 0 });
    expect(found.letters.map(({ isRight }) => isRight)).toEqual([true, false, true, false]);
    expect(found.letters[0]!.share).toBe(0.8);
  });

  it('list the key even where nobody found it', () => {
    expect(counts(only([['B', 0]], { isMultiple: true, key: 'AC' }).answers)).toEqual({ AC: 0, B: 1 });
  });
});

describe('blanks', () => {
  const blank = { questionType: questionType.fillIn, options: 0, key: '北京' };

  it('are grouped by what was meant, most frequent first', () => {
    const found = only(
      [
        ['北京', 1],
        [' 北京。', 1],
        ['上海', 0],
        ['上海 ', 0],
        ['上海', 0],
        ['', 0],
      ],
      blank,
    );
    expect(found.answers.map(({ answer, count, isRight }) => [answer, count, isRight])).toEqual([
      ['上海', 3, false],
      ['北京', 2, true],
      ['', 1, false],
    ]);
    expect(found.mostFrequentWrong?.answer).toBe('上海');
  });

  it('take what got full marks as right, whatever the key says', () => {
    const found = only(
      [
        ['京', 1],
        ['京', 1],
        ['京城', 0],
      ],
      blank,
    );
    expect(found.answers.map(({ answer, isRight }) => [answer, isRight])).toEqual([
      ['京', true],
      ['京城', false],
    ]);
  });

  it('take a writing as right that got full marks in half of the cases, as wrong below', () => {
    const isRight = (scores: (number | null)[]) =>
      only(
        scores.map((score) => ['京', score] as const),
        blank,
      ).answers[0]!.isRight;
    expect([isRight([1, 0]), isRight([1, 0, 0]), isRight([null])]).toEqual([true, false, false]);
  });

  it('have no letters, and other kinds no answers to count', () => {
    expect(only([['A', 1]], blank).letters).toEqual([]);
    expect(only([['很长', 1]], { questionType: questionType.answer })).toEqual({
      answers: [],
      letters: [],
      mostFrequentWrong: null,
    });
  });
});

describe('normal form', () => {
  it('of letters is each once and in order', () => {
    expect([normalLetters('c, a'), normalLetters('ＡＡ'), normalLetters('')]).toEqual(['AC', 'A', '']);
  });

  it('of text leaves out width, case, spaces and a last stop, and keeps the lines of several blanks', () => {
    expect(normalText('　Ｘ＝ 3 。')).toBe('x= 3');
    expect(normalText('in  front of.\n Two')).toBe('in front of\ntwo');
    expect(normalText('3.5')).toBe('3.5');
    expect([normalText('\n 7'), normalText('7\n'), normalText(' \n ')]).toEqual(['\n7', '7\n', '']);
  });

  it('stays the same when taken twice', () => {
    fc.assert(fc.property(fc.string(), (text) => normalLetters(normalLetters(text)) === normalLetters(text)));
  });
});

describe('counts', () => {
  it('add up to all sheets and do not depend on their order', () => {
    fc.assert(
      fc.property(shuffledSheets, ({ sheets, mixed }) => {
        const items = itemsFor(sheets);
        const found = distractors(sheets, items);
        expect(nearly(found, distractors(mixed, items))).toBe(true);
        for (const { answers } of found) {
          expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(sheets.length);
          const upper = answers.reduce((sum, { upperShare }) => sum + (upperShare ?? 0), 0);
          expect(Math.abs(upper) < 1e-9 || Math.abs(upper - 1) < 1e-9).toBe(true);
        }
      }),
    );
  });

  it('are there for every item', () => {
    expect(distractors([], itemsOf(3))).toHaveLength(3);
  });
});
