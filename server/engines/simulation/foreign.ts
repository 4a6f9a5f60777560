import type { Dice } from './dice.ts';
import { handOf } from './hand.ts';
import { writeText } from './lettering.ts';
import type { Sheet } from './printed-pages.ts';
import { pixelsPerMm } from './tasks.ts';

const letter =
  '请假条\n老师：\n因感冒发烧，需要到医院看病，今天下午请假半天，望批准。作业明天补交，耽误的课我会向同学借笔记补上。\n家长签字\n十一月十九日';

/** Writes on an empty page what sometimes lies between answer sheets: a note to the teacher. */
export function foreignLetter({ context, width, height }: Sheet, dice: Dice): void {
  const margin = 25 * pixelsPerMm;
  const box = {
    x: margin,
    y: margin,
    width: Math.min(width, 210 * pixelsPerMm) - 2 * margin,
    height: height - 2 * margin,
  };
  const rows = { first: 2 * margin, pitch: 10 * pixelsPerMm, size: 7 * pixelsPerMm };
  writeText({ context, hand: handOf(dice), dice }, letter, box, rows);
}
