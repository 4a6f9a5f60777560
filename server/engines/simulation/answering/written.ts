import type { Dice } from '../dice.ts';
import { legible } from './plain.ts';
import type { SheetItem } from './question.ts';
import { slip } from './slips.ts';

/** Subjects whose written answers show how they were found: mathematics, physics and chemistry. */
const reckoned = new Set(['2', '4', '5']);

/** Remarks to teachers, not part of what anybody writes. */
const remark = /^(?:错选|易错|注意|错误|评分|写作要点|点评|说明：)/;

/** How often a point that was not reached has left something wrong, and how often something right has a slip. */
const slips = { missed: 0.45, reached: 0.04 } as const;

/** Other ways to put it, and hints to the marker. */
const withoutNotes = (text: string): string =>
  text
    .replace(/（(?:或|任答|答出|示例|言之成理)[^（）]*）/g, '')
    .replace(/^示例[　：\s]*/, '')
    .replace(/ \/ [^\n]*/g, '');

const sentencesOf = (text: string): string[] =>
  (withoutNotes(legible(text)).match(/[^。；\n！？]+[。；！？]?/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one.length > 1);

/** The sentences of which a full answer is made. */
function material({ subjectId, item, solution }: SheetItem): string[] {
  const reference = sentencesOf(item.answers[0]?.[0] ?? '');
  if (!reckoned.has(subjectId)) return reference;
  const steps = sentencesOf(solution).filter((one) => !remark.test(one));
  return [...steps.map((step, index) => (index === 0 ? `解：${step}` : step)), `答：${reference.join('')}`];
}

/**
 * What a student writes to a question with a rubric, of whose points some were reached: the sentences of the reference, or the
 * steps of the solution, that belong to these points, and now and then something wrong for the others; "" for nothing.
 */
export function writtenAnswer(question: SheetItem, parts: readonly number[], dice: Dice): string {
  const sentences = material(question);
  const points = Math.max(1, parts.length);
  const written = sentences.flatMap((sentence, index) => {
    const reached = (parts[Math.floor((index * points) / sentences.length)] ?? 0) > 0;
    if (!reached && !dice.chance(slips.missed)) return [];
    return !reached || dice.chance(slips.reached) ? [slip(sentence, dice)] : [sentence];
  });
  const isNothing = parts.every((part) => part === 0) && dice.chance(0.5);
  return isNothing ? '' : written.join(reckoned.has(question.subjectId) ? '\n' : '');
}
