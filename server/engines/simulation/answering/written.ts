import type { Dice } from '../dice.ts';
import { legible } from './plain.ts';
import type { AskedQuestion } from './question.ts';
import { slip } from './slips.ts';

/** Subjects whose written answers show how they were found: mathematics, physics and chemistry. */
const reckoned = new Set(['2', '4', '5']);

/** Remarks to teachers, not part of what anybody writes. */
const remark = /^(?:错选|只选|易错|注意|错误|评分|写作要点|点评|说明：)|也可以|无关|容易|不要|要注意/;

/** How often a point that was not reached has left something wrong, one reached in part has it, and a step is left to the reader. */
const shares = { missed: 0.45, skipped: 0.18 } as const;

/** Other ways to put it, and hints to the marker. */
const withoutNotes = (text: string): string =>
  text
    .replace(/（(?:或|任答|答出|示例|言之成理)[^（）]*）/g, '')
    .replace(/^示例[　：\s]*/, '')
    .replace(/ \/ [^\n]*/g, '')
    .replace(/ \([a-z ]+\)/g, '');

const sentencesOf = (text: string): string[] =>
  (withoutNotes(legible(text)).match(/[^。；\n！？]+[。；！？]?/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one.length > 1);

/** The sentences of which a full answer is made. */
function made({ subjectId, item, solution }: AskedQuestion): string[] {
  const reference = sentencesOf(item.answers[0]?.[0] ?? '');
  if (!reckoned.has(subjectId)) return reference;
  const steps = sentencesOf(solution).filter((one) => !remark.test(one));
  const begun = steps.map((step, index) => (index === 0 ? `解：${step}` : step));
  return steps.some((step) => step.startsWith('答')) ? begun : [...begun, `答：${reference.join('')}`];
}

const materials = new WeakMap<AskedQuestion, readonly string[]>();

function material(question: AskedQuestion): readonly string[] {
  const known = materials.get(question) ?? made(question);
  materials.set(question, known);
  return known;
}

/** Numbers that came out wrong, and stay so in whatever is worked out from them. */
type Carried = Map<string, string>;

const carriedInto = (sentence: string, carried: Carried): string =>
  carried.size === 0 ? sentence : sentence.replace(/\d+/g, (number) => carried.get(number) ?? number);

function slipped(sentence: string, carried: Carried, dice: Dice): string {
  const { sentence: written, from, to } = slip(sentence, dice);
  if (from.length > 1) carried.set(from, to);
  return written;
}

/**
 * What a student writes to a question with a rubric, of whose points some were reached, `worths` being what they are worth: the
 * sentences of the reference, or the steps of the solution, that belong to these points; now and then something wrong for the
 * others, which the further steps go on with; "" for nothing.
 */
export function writtenAnswer(
  question: AskedQuestion,
  parts: readonly number[],
  worths: readonly number[],
  dice: Dice,
): string {
  if (parts.every((part) => part === 0) && dice.chance(0.5)) return '';
  const sentences = material(question);
  const points = Math.max(1, parts.length);
  const carried: Carried = new Map();
  const written = sentences.flatMap((sentence, index) => {
    const at = Math.floor((index * points) / sentences.length);
    const [part, worth] = [parts[at] ?? 0, worths[at] ?? 0];
    // Points of half a mark are rounded.
    if (part > worth - 0.26) {
      // Whoever is right may leave a step out, but neither begin nor end with that.
      const isMiddle = index > 0 && index < sentences.length - 1 && sentences.length > 3;
      return isMiddle && reckoned.has(question.subjectId) && dice.chance(shares.skipped)
        ? []
        : [carriedInto(sentence, carried)];
    }
    if (part === 0 && !dice.chance(shares.missed)) return [];
    return [slipped(carriedInto(sentence, carried), carried, dice)];
  });
  return written.join(reckoned.has(question.subjectId) || question.subjectId === '3' ? '\n' : '');
}
