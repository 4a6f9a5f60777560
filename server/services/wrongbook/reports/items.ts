import type * as z from 'zod';
import type { itemFigures, pointMastery } from '../../../../contracts/wrongbook/report-shapes.ts';
import { difficulties } from '../../../engines/analysis/difficulty.ts';
import { discriminations } from '../../../engines/analysis/discrimination.ts';
import { distractors, type AnswerFigures } from '../../../engines/analysis/distractors.ts';
import { masteries, type Mastery } from '../../../engines/analysis/points.ts';
import { reliability, type Reliability } from '../../../engines/analysis/reliability.ts';
import { sheetsOf, type Work, type WorkQuestion } from './read-work.ts';
import { exact } from './exact.ts';

type ItemFigures = z.output<typeof itemFigures>;
type PointMastery = z.output<typeof pointMastery>;

/** Of what is written into blanks, the answers given most often are listed. */
const mostAnswers = 30;

const choiceOf = ({ share, upperShare, lowerShare, meanTotal, ...answer }: AnswerFigures) => ({
  ...answer,
  share: exact(share ?? 0),
  upperShare: exact(upperShare),
  lowerShare: exact(lowerShare),
  meanTotal: exact(meanTotal),
});

/** What the answers tell about each question; `whole` is the reliability over the same sheets. */
export function itemsOf({ questions, results }: Work, whole: Reliability): ItemFigures[] {
  const sheets = sheetsOf(results);
  const difficulty = difficulties(sheets, questions);
  const discrimination = discriminations(sheets, questions);
  const answers = distractors(sheets, questions);
  return questions.map(({ questionId, position, questionType, full, stem, group, points }, at) => ({
    questionId,
    number: position,
    questionType,
    full: exact(full),
    stem,
    group,
    points: points.map(({ name }) => name),
    count: difficulty[at]!.marked,
    mean: exact(difficulty[at]!.mean),
    facility: exact(difficulty[at]!.facility),
    rightRate: exact(difficulty[at]!.rightRate),
    discriminationIndex: exact(discrimination[at]!.index),
    pointBiserial: exact(discrimination[at]!.correlation),
    alphaIfDeleted: exact(whole.alphaIfDeleted[at]!),
    frequentWrong: answers[at]!.mostFrequentWrong?.answer ?? '',
    choices: answers[at]!.answers.slice(0, mostAnswers).map(choiceOf),
    letters: answers[at]!.letters.map(choiceOf),
  }));
}

/** Reliability of the totals: alpha without a unit, the standard error in points. */
export const reliabilityOf = ({ questions, results }: Work): Reliability => reliability(sheetsOf(results), questions);

/** How well the knowledge points of a piece of work are mastered, not rounded. */
export const masteriesOf = ({ questions, results }: Work): Mastery[] =>
  masteries(
    sheetsOf(results),
    questions,
    questions.map(({ points }) => points.map(({ id }) => id)),
  );

/** Names of the knowledge points of questions by id. */
export const pointNames = (questions: readonly WorkQuestion[]): Map<string, string> =>
  new Map(questions.flatMap(({ points }) => points.map(({ id, name }) => [id, name] as const)));

/** Knowledge points in the order in which the questions first name them. */
export function pointsOf(work: Work): PointMastery[] {
  const names = pointNames(work.questions);
  return masteriesOf(work).map(({ pointId, positions, rate }) => ({
    pointId,
    name: names.get(pointId)!,
    questions: positions,
    mastery: exact(rate),
  }));
}
