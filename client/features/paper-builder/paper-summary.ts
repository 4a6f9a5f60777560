import { totalScore } from '../../../contracts/headings.ts';
import { typeOptions } from '../question-bank/question/question.ts';
import { difficultyOptions, difficultyText } from '../question-bank/question.ts';
import { placedIn } from './paper-building.ts';
import type { PaperSections, PlacedQuestion } from './paper.ts';
import { scoresOf } from './scores.ts';

/** How many questions something applies to, and what they are worth together. */
export interface Part {
  name: string;
  count: number;
  score: number;
}

/** What a paper consists of. */
export interface PaperSummary {
  count: number;
  total: number;
  /** The share of the total that a class is expected to get, from 0 to 1; 0 without questions. */
  expected: number;
  types: Part[];
  difficulties: Part[];
  /** Knowledge points, those worth most first; a question on two counts for both. */
  points: Part[];
}

const partOf = (name: string, placed: readonly PlacedQuestion[]): Part => ({
  name,
  count: placed.length,
  score: totalScore(scoresOf(placed)),
});

/** The parts of a paper that have any question, each chosen by an option. */
const partsBy = (
  options: readonly { value: string; label: string }[],
  placed: readonly PlacedQuestion[],
  holds: (option: { value: string; label: string }, one: PlacedQuestion) => boolean,
): Part[] =>
  options
    .map((option) =>
      partOf(
        option.label,
        placed.filter((one) => holds(option, one)),
      ),
    )
    .filter(({ count }) => count > 0);

/** What a paper consists of, by type, difficulty and knowledge point. */
export function summaryOf(sections: PaperSections): PaperSummary {
  const placed = placedIn(sections);
  const total = totalScore(scoresOf(placed));
  const reached = placed.reduce((sum, { question, score }) => sum + score * question.facility, 0);
  return {
    count: placed.length,
    total,
    expected: total === 0 ? 0 : Math.round((100 * reached) / total) / 100,
    types: partsBy(typeOptions, placed, ({ value }, one) => value === String(one.question.questionType)),
    difficulties: partsBy(
      difficultyOptions,
      placed,
      ({ label }, one) => label === difficultyText(one.question.facility),
    ),
    points: pointsOf(placed),
  };
}

function pointsOf(placed: readonly PlacedQuestion[]): Part[] {
  const points = new Map<string, { name: string; on: PlacedQuestion[] }>();
  for (const one of placed) {
    for (const { id, name } of one.question.points) {
      const known = points.get(id) ?? { name, on: [] };
      known.on.push(one);
      points.set(id, known);
    }
  }
  return [...points.values()]
    .map(({ name, on }) => partOf(name, on))
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'zh-CN'));
}
