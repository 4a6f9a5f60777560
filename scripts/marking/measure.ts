import { calibrated, type Calibrate } from '../../server/engines/marking/calibration.ts';
import { markOffline } from '../../server/engines/marking/offline.ts';
import { answerWith } from '../../server/engines/marking/testing.ts';
import type { Labelled } from './labelled.ts';

/** An answer that was marked: how sure the marker was, and whether a teacher would have given the same. */
export interface Outcome {
  confidence: number;
  isRight: boolean;
  /** Tells the question from others. */
  question: string;
}

/** Answers of one band of confidence: how many, how sure on average, and the share that was right. */
export interface Band {
  from: number;
  count: number;
  confidence: number;
  right: number;
}

/** Two teachers agree when they differ by no more than half a mark or a tenth of the full score; in blanks and dictation nothing is left to them. */
const leewayOf = ({ question }: Labelled): number =>
  question.rubric.length > 0 ? Math.max(0.5, question.score / 10) : 0;

/** Marks answers of known truth; those left to the teacher are none. */
export async function outcomesOf(answers: readonly Labelled[], calibrate: Calibrate = calibrated): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const labelled of answers) {
    const { score, confidence } = await markOffline(labelled.question, answerWith(labelled.text), calibrate);
    if (score === null) continue;
    const isRight = Math.abs(score - labelled.truth) <= leewayOf(labelled) + 1e-6;
    outcomes.push({ confidence, isRight, question: JSON.stringify(labelled.question.answers) });
  }
  return outcomes;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The mean squared distance of the confidences from what came true (G. W. Brier, Monthly Weather Review 78, 1950). */
export const brierOf = (outcomes: readonly Outcome[]): number =>
  mean(outcomes.map(({ confidence, isRight }) => (confidence - Number(isRight)) ** 2));

const bounds = [0, 0.4, 0.6, 0.8, 0.95];

/** Outcomes by bands of confidence; those with fewer than `least` are too few to say anything and left out. */
export function bandsOf(outcomes: readonly Outcome[], least = 1): Band[] {
  return bounds
    .map((from, index) => {
      const to = bounds[index + 1] ?? 2;
      const own = outcomes.filter(({ confidence }) => confidence >= from && confidence < to);
      return {
        from,
        count: own.length,
        confidence: mean(own.map(({ confidence }) => confidence)),
        right: mean(own.map(({ isRight }) => Number(isRight))),
      };
    })
    .filter(({ count }) => count >= least);
}
