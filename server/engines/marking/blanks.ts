import type { Calibrate } from './calibration.ts';
import { compareAnswer, keyKindOf, type Judgement } from './equivalence/equivalence.ts';
import { isUnanswered, leftToTeacher, markOf, sumOf, unanswered } from './given.ts';
import type { BlankDetail, GivenMark, MarkingAnswer, MarkingQuestion } from './marker.ts';

/** Only where the question says so may its blanks be filled in any order. */
const anyOrder = /顺序不限|顺序可换|次序不限|不分先后|不分顺序|可以?(?:交换|调换|互换)|任意顺序/;

/** Lines of the answer, one for each blank: one line of several answers is split at its semicolons. */
function linesOf(text: string, blanks: number): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const only = lines.filter((line) => line !== '');
  const pieces = only.length === 1 && blanks > 1 ? only[0]!.split(/[;；]/) : [];
  return pieces.length === blanks ? pieces.map((piece) => piece.trim()) : lines;
}

/** Which line goes to which blank: each as it stands, or the way that makes most of them right. */
function placed(table: readonly (readonly Judgement[])[]): number[] {
  const lineOf = table.map(() => -1);
  const ownerOf = new Map<number, number>();
  const find = (blank: number, tried: Set<number>): boolean => {
    for (const [line, { isRight }] of table[blank]!.entries()) {
      if (!isRight || tried.has(line)) continue;
      tried.add(line);
      const owner = ownerOf.get(line);
      if (owner !== undefined && !find(owner, tried)) continue;
      ownerOf.set(line, blank);
      lineOf[blank] = line;
      return true;
    }
    return false;
  };
  for (const blank of table.keys()) find(blank, new Set());
  const left = [...table.keys()].filter((line) => !ownerOf.has(line));
  return lineOf.map((line) => (line >= 0 ? line : left.shift()!));
}

interface Filled {
  given: string;
  judgement: Judgement;
}

async function fill(question: MarkingQuestion, lines: readonly string[]): Promise<Filled[]> {
  const compare = (line: number, blank: number): Promise<Judgement> =>
    compareAnswer(lines[line] ?? '', question.answers[blank]!, question);
  const blanks = [...question.answers.keys()];
  if (!anyOrder.test(question.stem))
    return Promise.all(
      blanks.map(async (blank) => ({ given: lines[blank] ?? '', judgement: await compare(blank, blank) })),
    );
  const table = await Promise.all(blanks.map((blank) => Promise.all(blanks.map((line) => compare(line, blank)))));
  return placed(table).map((line, blank) => ({ given: lines[line] ?? '', judgement: table[blank]![line]! }));
}

function reasonOf(filled: readonly Filled[]): string {
  if (filled.length === 1) return filled[0]!.judgement.reason;
  const right = filled.filter(({ judgement }) => judgement.isRight).length;
  const each = filled.map(({ judgement }, index) => `第 ${index + 1} 空${judgement.reason}`);
  return `${filled.length} 空对 ${right} 空：${each.join('；')}`;
}

/** The score is right where every blank is judged rightly. */
function surenessOf({ answers }: MarkingQuestion, filled: readonly Filled[], calibrate: Calibrate): number {
  const sure = filled.map(({ given, judgement: { confidence } }, index) =>
    given === '' ? confidence : calibrate(keyKindOf(answers[index]![0] ?? ''), confidence),
  );
  return Math.round(sure.reduce((product, one) => product * one, 1) * 1000) / 1000;
}

/** Marks blanks: each is worth the same. */
export async function markBlanks(
  question: MarkingQuestion,
  answer: MarkingAnswer,
  calibrate: Calibrate,
): Promise<GivenMark> {
  const { answers, score } = question;
  if (answers.length === 0) return leftToTeacher(answer, '题目没有答案，请教师批改');
  if (isUnanswered(answer)) return unanswered(answer, answers.length);
  if (answer.text === null) return leftToTeacher(answer, '离线批改不能识别手写内容，请教师批改');
  const lines = linesOf(answer.text, answers.length);
  const filled = await fill(question, lines);
  const parts = filled.map(({ judgement }) => (judgement.isRight ? score / answers.length : 0));
  const extra = lines.slice(answers.length).some((line) => line !== '');
  const blanks: BlankDetail[] = filled.map(({ given, judgement }, index) => ({
    given,
    expected: answers[index]!.join(' 或 '),
    isRight: judgement.isRight,
    reason: judgement.reason,
  }));
  return markOf(answer, {
    score: sumOf(parts),
    parts,
    confidence: Math.min(extra ? 0.5 : 1, surenessOf(question, filled, calibrate)),
    reason: reasonOf(filled) + (extra ? '；多写了内容，请核对' : ''),
    detail: { kind: 'blanks', blanks },
  });
}
