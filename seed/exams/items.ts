import { questionType } from '../../contracts/constants/questions.ts';
import { hashOf, normalOf } from '../../server/engines/simulation/answering/chance.ts';
import type { Paper, Progress } from '../modules/assignment-papers.ts';
import { Random } from '../random.ts';
import type { BankItem, SeededClass, World } from '../world.ts';
import { mainSubjects, type PlannedExam, type PlannedSubject } from './planned.ts';
import { paperOf } from './sheets.ts';

// What classes reached at the questions of exams that schools of an area have set together and of which scores alone are known.
// Nothing is known of single answers: of each class the sums are made so that they add up to its scores.

/** By how much a school is better at one point than at others, and a class than its school, in logits. */
const lean = { school: 0.3, class: 0.12 } as const;

/** Share of the greatest spread that marks of written questions have. */
const spread = 0.25;

/** Halvings until a mean is met as exactly as rounding asks for. */
const halvings = 24;

const isChoice = ({ questionType: type }: BankItem): boolean => type === questionType.choice;

const logit = (share: number): number => Math.log(share / (1 - share));
const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** The paper that the schools have set; undefined where the bank has none of the full marks. */
export function jointPaper(progress: Progress, exam: PlannedExam, subject: PlannedSubject): Paper | undefined {
  const { subjectId } = subject.course;
  if (exam.jointId === '' || !mainSubjects.includes(subjectId)) return undefined;
  // All schools draw the same.
  const random = new Random(progress.world.seed, `exams/${exam.jointId}/${subjectId}`);
  return paperOf({ ...progress, random }, exam, subject, true)?.paper;
}

/** Sums of a class by question, each as near to its share as whole marks allow, that add up to the sum of its scores. */
function sumsOf(items: readonly BankItem[], logits: readonly number[], scores: readonly number[]): number[] {
  const reached = scores.reduce((sum, score) => sum + score, 0);
  const count = scores.length;
  const expected = (shift: number) => items.map(({ score }, at) => count * score * logistic(logits[at]! + shift));
  let [low, high] = [-12, 12];
  for (let time = 0; time < halvings; time++) {
    const middle = (low + high) / 2;
    if (expected(middle).reduce((sum, one) => sum + one, 0) < reached) low = middle;
    else high = middle;
  }
  const sums = expected(low).map((one, at) => {
    const step = isChoice(items[at]!) ? items[at]!.score : 1;
    return Math.round(one / step) * step;
  });
  // Written questions, of which any number of marks can be given, take what rounding leaves.
  const order = items.map((_, at) => at).sort((a, b) => Number(isChoice(items[a]!)) - Number(isChoice(items[b]!)));
  let left = reached - sums.reduce((sum, one) => sum + one, 0);
  for (const at of order) {
    const more = Math.max(-sums[at]!, Math.min(count * items[at]!.score - sums[at]!, left));
    sums[at]! += more;
    left -= more;
  }
  return sums;
}

/** Sum of squares of marks of a question that add up to a sum: all or nothing for choices. */
function squaresOf(item: BankItem, sum: number, count: number): number {
  if (isChoice(item)) return sum * item.score;
  const mean = sum / count;
  return sum * mean + count * spread * mean * (item.score - mean);
}

/** Writes what each class reached at each question. */
export function writeItems(
  world: World,
  exam: PlannedExam,
  { course: { subjectId } }: PlannedSubject,
  { placed }: Paper,
  scores: ReadonlyMap<SeededClass, readonly number[]>,
): void {
  const items = placed.map(({ item }) => item);
  for (const [one, own] of scores) {
    if (own.length === 0) continue;
    const logits = items.map(({ facility, pointId }) => {
      const ofSchool = normalOf(hashOf(`${world.seed}/${exam.school.id}/${pointId}`));
      const ofClass = normalOf(hashOf(`${world.seed}/${one.id}/${pointId}`));
      return logit(Math.max(0.1, Math.min(0.95, facility))) + lean.school * ofSchool + lean.class * ofClass;
    });
    sumsOf(items, logits, own).forEach((sum, at) => {
      const squares = Math.round(squaresOf(items[at]!, sum, own.length) * 1e4) / 1e4;
      const place = { examId: exam.id, subjectId, classId: one.id, position: at + 1 };
      world.write.examItemSum({ ...place, answered: own.length, sum, squares });
    });
  }
}
