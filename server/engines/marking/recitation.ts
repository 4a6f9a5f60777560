import { align } from './align.ts';
import { wordForWord, type Calibrate } from './calibration.ts';
import { wordsOnly } from './equivalence/plain.ts';
import { inHalves, isUnanswered, leftToTeacher, markOf, sumOf, unanswered, worthOf } from './given.ts';
import type { GivenMark, MarkingAnswer, MarkingQuestion, PointDetail } from './marker.ts';

/** Longer texts are compared up to here. */
const maxClauses = 120;

/** Whether a question asks for a text from memory, whose answer is the text itself. */
export const isRecitation = ({ stem, answers }: MarkingQuestion): boolean =>
  /默写|背写/.test(stem) && answers.length === 1 && (answers[0]![0] ?? '').length > 0;

/** A text from memory: title and author before it, its clauses, and its punctuation. */
interface Recited {
  head: string[];
  clauses: string[];
  marks: string;
}

/** A line without any punctuation that ends a clause is title or author. */
function recited(text: string): Recited {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const first = lines.findIndex((line) => /[，。！？；,!?;]/.test(line));
  const start = first < 0 ? Math.min(2, lines.length) : first;
  const body = lines.slice(start).join('\n');
  const clauses = body
    .split(/[，。！？；：、,!?;:\n]+/)
    .map(wordsOnly)
    .filter((clause) => clause !== '');
  const marks = body.normalize('NFKC').replace(/[^,。!?;:、]/g, '');
  return { head: lines.slice(0, start), clauses: clauses.slice(0, maxClauses), marks };
}

/** For each clause whether it was written without an error; one that was left out does not shift the others. */
function rightClauses(expected: readonly string[], given: readonly string[]): boolean[] {
  const likeness = (a: string, b: string): number => (a === b ? 2 : [...a].some((sign) => b.includes(sign)) ? 0 : -1);
  return align(expected, given, likeness).flatMap(([a, b]) => (a === undefined ? [] : [a === b]));
}

const shareOfTrue = (all: readonly boolean[]): number => all.filter(Boolean).length / Math.max(all.length, 1);

/** Clauses of each point about lines, in the order of the rubric: 上片 has the first ones, 下片 those that follow. */
function portionsOf(points: readonly string[], worth: readonly number[], clauses: readonly boolean[]): boolean[][] {
  const isLines = points.map((point) => kindOf(point) === 'clauses');
  const total = sumOf(worth.filter((_, index) => isLines[index]));
  let before = 0;
  return points.map((_, index) => {
    const own = isLines[index] ? (worth[index]! / total) * clauses.length : 0;
    const piece = clauses.slice(Math.round(before), Math.round(before + own));
    before += own;
    return piece;
  });
}

function kindOf(point: string): 'head' | 'marks' | 'clauses' {
  if (/题目|标题|作者|朝代/.test(point)) return 'head';
  return /标点|书写|工整/.test(point) && !/[句片]/.test(point) ? 'marks' : 'clauses';
}

interface Judged {
  share: number;
  reason: string;
}

function headOf(expected: Recited, given: Recited): Judged {
  const [wanted, found] = [expected, given].map(({ head }) => wordsOnly(head.join('')));
  const right = expected.head.map((line) => found!.includes(wordsOnly(line)));
  if (wanted === found) return { share: 1, reason: '题目和作者正确' };
  return { share: shareOfTrue(right), reason: `题目和作者有误，应为 ${expected.head.join(' ')}` };
}

function marksOf(expected: Recited, given: Recited): Judged {
  if (expected.marks === given.marks) return { share: 1, reason: '标点正确，书写请教师核对' };
  return { share: 0.5, reason: '标点有误，书写请教师核对' };
}

function clausesOf(right: readonly boolean[]): Judged {
  const count = right.filter(Boolean).length;
  return { share: shareOfTrue(right), reason: `${right.length} 句对 ${count} 句` };
}

/** Marks a text from memory clause by clause: one with an error counts nothing. */
export function markRecitation(question: MarkingQuestion, answer: MarkingAnswer, calibrate: Calibrate): GivenMark {
  const worth = worthOf(question);
  if (isUnanswered(answer)) return unanswered(answer, worth.length);
  if (answer.text === null) return leftToTeacher(answer, '离线批改不能识别手写内容，请教师批改');
  const [expected, given] = [recited(question.answers[0]![0]!), recited(answer.text)];
  const texts = question.rubric.length > 0 ? question.rubric.map(({ text }) => text) : ['全文每句'];
  const portions = portionsOf(texts, worth, rightClauses(expected.clauses, given.clauses));
  const judged = texts.map((text, index) => {
    const kind = kindOf(text);
    if (kind === 'clauses') return clausesOf(portions[index]!);
    return (kind === 'head' ? headOf : marksOf)(expected, given);
  });
  const parts = judged.map(({ share }, index) => (share === 1 ? worth[index]! : inHalves(share * worth[index]!)));
  const points: PointDetail[] = judged.map(({ reason }, index) => ({ index, score: parts[index]!, reason }));
  return markOf(answer, {
    score: sumOf(parts),
    parts,
    confidence: judged.every(({ share }) => share === 1) ? wordForWord : calibrate('recitation', 0.7),
    reason: judged.map(({ reason }, index) => `第 ${index + 1} 点${reason}`).join('；'),
    detail: { kind: 'rubric', points },
  });
}
