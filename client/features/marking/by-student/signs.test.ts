import { describe, expect, it } from 'vitest';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { Mark, SheetAnswer } from '../marks.ts';
import { signsOf } from './signs.ts';

type Place = SheetAnswer['places'][number];

const place = (kind: Place['kind'], x: number, option = ''): Place => ({
  page: 2,
  kind,
  option,
  x,
  y: 40,
  width: 10,
  height: 6,
  seen: null,
});
const answer = (type: number, full: number, places: Place[]) =>
  ({ questionType: type, full, places, key: { answers: [['B']] } }) as unknown as SheetAnswer;
const mark = (score: number | null, parts: number[] = []) => ({ score, parts }) as unknown as Mark;

describe('signs on a sheet', () => {
  it('tick what is right, in the millimetres of its page', () => {
    const places = [place('answer', 20), place('score', 180)];
    expect(signsOf(answer(questionType.answer, 6, places), mark(6))).toEqual([
      { kind: 'tick', page: 2, x: 25, y: 44.2 },
      { kind: 'text', page: 2, x: 185, y: 44.5, text: '6', isLoss: false },
    ]);
  });

  it('stand in a written answer, below the box for its score, and behind the word of a choice with several right options', () => {
    const large = { ...place('answer', 20), width: 170, height: 60 };
    expect(signsOf(answer(questionType.answer, 6, [large]), mark(6))[0]).toMatchObject({ x: 174, y: 56 });
    const several = { ...answer(questionType.choice, 4, [place('bubble', 20, 'A')]), key: { answers: [['A', 'C']] } };
    expect(signsOf(several as never, mark(4))[0]).toMatchObject({ x: 45 });
  });

  it('half tick a part of it, and say what was lost', () => {
    const signs = signsOf(answer(questionType.answer, 6, [place('answer', 20)]), mark(3.5));
    expect(signs.map((sign) => (sign.kind === 'text' ? sign.text : sign.kind))).toEqual(['half', '−2.5']);
  });

  it('cross a wrong choice and ring the right option', () => {
    const bubbles = [place('bubble', 20, 'A'), place('bubble', 32, 'B')];
    const signs = signsOf(answer(questionType.choice, 3, bubbles), mark(0));
    expect(signs.map(({ kind }) => kind)).toEqual(['cross', 'ring', 'text']);
    expect(signs[1]).toMatchObject({ x: 32 });
    expect(signs[0]).toMatchObject({ x: 46 });
  });

  it('stand at each blank where it has a score of its own', () => {
    const blanks = [place('blank', 20), place('blank', 50)];
    const signs = signsOf(answer(questionType.fillIn, 4, blanks), mark(2, [2, 0]));
    expect(signs.slice(0, 2)).toMatchObject([
      { kind: 'tick', x: 30 },
      { kind: 'cross', x: 60 },
    ]);
  });

  it('are none where there is no score, or no scan', () => {
    expect(signsOf(answer(questionType.answer, 6, [place('answer', 20)]), mark(null))).toEqual([]);
    expect(signsOf(answer(questionType.answer, 6, []), mark(6))).toEqual([]);
  });
});
