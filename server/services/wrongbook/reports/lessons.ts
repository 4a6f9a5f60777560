import type * as z from 'zod';
import type { reportLead } from '../../../../contracts/wrongbook/report-lead.ts';
import type { itemFigures } from '../../../../contracts/wrongbook/report-shapes.ts';
import { difficulties } from '../../../engines/analysis/difficulty.ts';
import { exact } from './exact.ts';
import { sheetsOf, type Work } from './read-work.ts';

type Lesson = z.output<typeof reportLead>['lessons'][number];
type Item = z.output<typeof itemFigures>;

/** A teacher has time for so many questions in a lesson. */
const mostLessons = 3;
/** Of each, so many wrong answers or scores are told. */
const mostTold = 3;
/** A question that is mastered as far as this needs no second lesson (our own convention: the bound of an excellent score). */
const mastered = 0.9;

const lostOf = ({ mean, full, count }: Item): number => (mean === null ? 0 : (full - mean) * count);

const wrongOf = ({ choices }: Item): Lesson['wrong'] =>
  choices
    .filter(({ answer, isRight, count }) => answer !== '' && !isRight && count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostTold)
    .map(({ answer, count }) => ({ answer, count }));

/** The most frequent scores below the full one, best first. */
function scoresOf(given: readonly number[]): Lesson['scores'] {
  const counts = new Map<number, number>();
  for (const score of given) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostTold)
    .sort((a, b) => b[0] - a[0])
    .map(([score, count]) => ({ score, count }));
}

/** The questions that lost most points, the lowest rate first; none of what is mastered. */
export function lessonsOf({ all, work, items }: { all: Work; work: Work; items: readonly Item[] }): Lesson[] {
  const sheets = sheetsOf(work.results);
  const grade = difficulties(sheetsOf(all.results), all.questions);
  const lostInAll = items.reduce((sum, item) => sum + lostOf(item), 0);
  return items
    .map((item, at) => ({ item, at, lost: lostOf(item) }))
    .filter(({ item, lost }) => lost > 0 && (item.facility ?? 1) < mastered)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, mostLessons)
    .sort((a, b) => a.item.facility! - b.item.facility!)
    .map(({ item, at, lost }) => {
      const below = sheets.flatMap(({ scores, answers }) => {
        const score = scores[at] ?? null;
        return score === null || score >= item.full ? [] : [{ score, answer: answers[at] ?? '' }];
      });
      const isGrouped = item.choices.length > 0;
      return {
        questionId: item.questionId,
        number: item.number,
        lost: exact(lost),
        lostShare: exact(lost / lostInAll),
        gradeRate: exact(grade[at]!.facility),
        notFull: below.length,
        blank: isGrouped ? below.filter(({ answer }) => answer.trim() === '').length : 0,
        wrong: wrongOf(item),
        scores: isGrouped ? [] : scoresOf(below.map(({ score }) => score)),
      };
    });
}
