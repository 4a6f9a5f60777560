import { questionType } from '../../../../contracts/constants/questions.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { Mark, SheetAnswer } from '../marks.ts';

type Place = SheetAnswer['places'][number];

/** What is drawn on a page; places and sizes in millimetres. */
export type Sign =
  | { kind: 'tick' | 'half' | 'cross'; page: number; x: number; y: number }
  | { kind: 'text'; page: number; x: number; y: number; text: string; isLoss: boolean }
  | { kind: 'ring'; page: number; x: number; y: number; width: number; height: number };

/** How much of the full score there is, as a teacher signs it. */
const signOf = (score: number, full: number): 'tick' | 'half' | 'cross' =>
  score >= full ? 'tick' : score > 0 ? 'half' : 'cross';

/** The signs of an answer: a tick, a half tick or a cross, what was lost, the score in its box, the right options. */
export function signsOf(answer: Omit<SheetAnswer, 'mark'>, mark: Mark | null): Sign[] {
  if (mark === null || mark.score === null || answer.places.length === 0) return [];
  const { places, full } = answer;
  const written = places.filter(({ kind }) => kind !== 'score');
  const box = places.find(({ kind }) => kind === 'score');
  return [
    ...partSigns(written, mark, answer),
    ...(mark.score < full && answer.questionType === questionType.choice ? rings(answer) : []),
    ...(mark.score < full ? lossSign(written, full - mark.score, answer) : []),
    ...(box ? [scoreSign(box, mark.score)] : []),
  ];
}

/** Blanks have a sign each where the mark has scores for them; else one sign stands for the whole. */
function partSigns(written: readonly Place[], mark: Mark, answer: Omit<SheetAnswer, 'mark'>): Sign[] {
  const { full, questionType: type } = answer;
  const blanks = written.filter(({ kind }) => kind === 'blank');
  if (blanks.length > 1 && mark.parts.length === blanks.length && type === questionType.fillIn) {
    return blanks.map((blank, index) => ({
      ...cornerOf(blank),
      kind: signOf(mark.parts[index]!, full / blanks.length),
    }));
  }
  const first = firstPlace(written);
  return first ? [{ ...signPlace(first, answer), kind: signOf(mark.score ?? 0, full) }] : [];
}

const besideBubbles = 4;
/** Choices of which several are right have a word behind their bubbles. */
const wordWidth = 11;
const insideAnswer = { right: 16, top: 16 };

/** Where the sign of a box goes: at the end of bubbles and blanks, in a written answer below the box for its score. */
function cornerOf({ page, kind, x, y, width, height }: Place, isMultiple = false) {
  if (kind === 'answer') {
    return {
      page,
      x: x + Math.max(width - insideAnswer.right, width / 2),
      y: y + Math.min(insideAnswer.top, height * 0.7),
    };
  }
  // Not on the last bubble, or it would look as if it were that one's own.
  const beside = kind === 'bubble' ? besideBubbles + (isMultiple ? wordWidth : 0) : 0;
  return { page, x: x + width + beside, y: y + Math.min(height / 2, 8) };
}

const isMultiple = ({ key }: Pick<SheetAnswer, 'key'>): boolean => (key.answers[0] ?? []).length > 1;

const signPlace = (place: Place, answer: Omit<SheetAnswer, 'mark'>) =>
  cornerOf(place, answer.questionType === questionType.choice && isMultiple(answer));

/** All that a question has on its first page, as one box. */
function firstPlace(places: readonly Place[]): Place | undefined {
  const [first] = places;
  if (!first) return undefined;
  const onPage = places.filter(({ page, kind }) => page === first.page && kind === first.kind);
  const x = Math.min(...onPage.map((place) => place.x));
  const y = Math.min(...onPage.map((place) => place.y));
  const right = Math.max(...onPage.map((place) => place.x + place.width));
  const bottom = Math.max(...onPage.map((place) => place.y + place.height));
  return { ...first, x, y, width: right - x, height: bottom - y };
}

const rings = ({ places, key }: Omit<SheetAnswer, 'mark'>): Sign[] =>
  places
    .filter(({ kind, option }) => kind === 'bubble' && key.answers[0]?.includes(option))
    .map(({ page, x, y, width, height }) => ({ kind: 'ring', page, x, y, width, height }));

const besideSign = 5;

function lossSign(written: readonly Place[], loss: number, answer: Omit<SheetAnswer, 'mark'>): Sign[] {
  const first = firstPlace(written);
  if (!first) return [];
  const { page, x, y } = signPlace(first, answer);
  return [{ kind: 'text', page, x: x + besideSign, y: y + 1.5, text: `−${formatScore(loss)}`, isLoss: true }];
}

const scoreSign = ({ page, x, y, width, height }: Place, score: number): Sign => ({
  kind: 'text',
  page,
  x: x + width / 2,
  y: y + height / 2 + 1.5,
  text: formatScore(score),
  isLoss: false,
});
