import type { Dice } from '../dice.ts';
import { pointsEarned, summaryOf } from './criteria.ts';
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

/** What is written by somebody who knows no more, where nothing is worked out: it says little, and is worth nothing. */
const vague: Readonly<Record<string, readonly string[]>> = {
  '1': ['表达了作者的思想感情。', '这样写很生动形象，吸引读者。', '说明作者写得很好。', '使文章更加具体。'],
  '6': ['这样有利于生物的生存。', '因为它有这种功能。', '这是由环境决定的。'],
  '7': ['我们要做一个好学生。', '这样做是不对的。', '要遵守规则，互相帮助。'],
  '8': ['促进了历史的发展。', '对后世产生了深远的影响。', '说明当时社会比较落后。'],
  '9': ['因为那里的气候比较好。', '地理位置优越，交通便利。', '受地形的影响。'],
  '23': ['有利于国家的发展。', '我们要坚持党的领导。', '符合人民的利益。'],
};

/** What is turned into something else has no room for anything vague. */
const isTransformed = /翻译|译成|病句|改写|修改|仿写|补写/;

/** The beginning of a sentence, up to its first comma or a little over a third of it. */
function begunOf(sentence: string): string {
  const comma = sentence.search(/[，、,]/);
  return comma > 2 ? `${sentence.slice(0, comma)}。` : sentence.slice(0, Math.ceil(sentence.length * 0.4));
}

/** The sentences of which a full answer is made. */
function made({ subjectId, item, solution }: AskedQuestion): string[] {
  const reference = sentencesOf(item.answers[0]?.[0] ?? '');
  if (!reckoned.has(subjectId)) return reference;
  const steps = sentencesOf(solution).filter((one) => !remark.test(one));
  const begun = steps.map((step, index) => (index === 0 ? `解：${step}` : step));
  return steps.some((step) => step.startsWith('答')) ? begun : [...begun, `答：${reference.join('')}`];
}

/** The sentences of a full answer with the points that they earn: the same for everybody who answers. */
interface Material {
  sentences: readonly string[];
  earned: readonly number[];
}

const materials = new WeakMap<AskedQuestion, Material>();

function material(question: AskedQuestion): Material {
  const known = materials.get(question);
  if (known) return known;
  const sentences = made(question);
  const found = { sentences, earned: pointsEarned(sentences, question.criteria) };
  materials.set(question, found);
  return found;
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

/** What is written in place of a sentence by somebody who does not reach its point, or only in part. */
function insteadOf(
  sentence: string,
  { subjectId, stem }: AskedQuestion,
  { isMissed, carried, dice }: { isMissed: boolean; carried: Carried; dice: Dice },
): string[] {
  const stock = isTransformed.test(stem) ? undefined : vague[subjectId];
  if (stock) return [isMissed ? dice.pick(stock) : begunOf(sentence)];
  const wrong = slipped(carriedInto(sentence, carried), carried, dice);
  if (wrong !== sentence) return [wrong];
  return isMissed ? [] : [begunOf(sentence)];
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
  const { sentences, earned } = material(question);
  // Points of half a mark are rounded.
  const isReached = (point: number): boolean => (parts[point] ?? 0) > (worths[point] ?? 0) - 0.26;
  const isReckoned = reckoned.has(question.subjectId);
  const carried: Carried = new Map();
  const written = sentences.flatMap((sentence, index) => {
    const point = earned[index]!;
    if (isReckoned && sentence.startsWith('答：')) {
      const summary = summaryOf(sentence, question.criteria, isReached);
      return summary.length > 2 ? [carriedInto(summary, carried)] : [];
    }
    if (isReached(point)) {
      // Whoever is right may leave a step out, but neither begin nor end with that.
      const isMiddle = index > 0 && index < sentences.length - 1 && sentences.length > 3;
      return isMiddle && isReckoned && dice.chance(shares.skipped) ? [] : [carriedInto(sentence, carried)];
    }
    const isMissed = (parts[point] ?? 0) === 0;
    return isMissed && !dice.chance(shares.missed) ? [] : insteadOf(sentence, question, { isMissed, carried, dice });
  });
  return [...new Set(written)].join(isReckoned || question.subjectId === '3' ? '\n' : '');
}
