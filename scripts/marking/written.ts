import type { Dice } from '../../server/engines/simulation/dice.ts';
import { asked, halfOf, shortAnswers, type Half, type Labelled, type ShortAnswer } from './labelled.ts';
import { misread } from './slips.ts';

const empty = ['不会', '我不知道，老师没有讲过', '略', '见书本'];

/** What a pupil writes for one point, and what of it counts. */
function stated({ score, right, wrong }: ShortAnswer['points'][number], known: number, dice: Dice): [string, number] {
  if (dice.chance(known)) return [dice.chance(0.45) ? right[0]! : dice.pick(right.slice(1)), score];
  return dice.chance(0.35) ? ['', 0] : [dice.pick(wrong), 0];
}

/** Answers by rubric: points that are known, in one's own words or not, beside what is wrong, in any order. */
export function writtenAnswer(half: Half, dice: Dice): Labelled {
  const pool = halfOf(shortAnswers, half);
  const { subjectId, stem, answer, points } = dice.pick(pool);
  const rubric = points.map(({ text, score }) => ({ text, score }));
  const full = rubric.reduce((sum, { score }) => sum + score, 0);
  const question = asked({ subjectId, stem, questionType: 3, answers: [[answer]], rubric, score: full });
  const label = (text: string, truth: number): Labelled => ({ question, text, truth });
  const share = dice.share();
  if (share < 0.1) return label(dice.chance(0.5) ? answer : answer.replace(/[，；。]/g, ' '), full);
  if (share < 0.15) return label(dice.pick(empty), 0);
  if (share < 0.19) return label(stem, 0);
  const others = pool.filter((one) => one.stem !== stem).flatMap((one) => one.points);
  if (share < 0.24) return label(dice.pick(others).right[0]!, 0);
  const known = dice.pick([1, 0.8, 0.5, 0.2]);
  const said = points.map((point) => stated(point, known, dice));
  const truth = said.reduce((sum, [, score]) => sum + score, 0);
  const pieces = said.map(([text]) => text).filter((text) => text !== '');
  const text = (dice.chance(0.2) ? pieces.reverse() : pieces).join(dice.pick(['；', '。', '\n', '，']));
  return label(text !== '' && dice.chance(0.05) ? misread(text, dice) : text || '不会', truth);
}
