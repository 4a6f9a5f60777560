import type { Question } from '../question-bank/question/question.ts';
import type { PlacedQuestion } from './paper.ts';

/** What several questions are called together: their group, or how many they are. */
export function nameOfSeveral(questions: readonly Question[]): string {
  const [first] = questions;
  const isGroup = first?.group && questions.every(({ group }) => group?.id === first.group!.id);
  return isGroup ? `题组“${first.group!.title}”` : ` ${questions.length} 题`;
}

/** What questions of a paper are called: one by its number, several parts of a group by its name. */
export const nameOfPlaced = (placed: readonly PlacedQuestion[], numbers: ReadonlyMap<string, number>): string =>
  placed.length === 1
    ? `第 ${numbers.get(placed[0]!.question.id)} 题`
    : nameOfSeveral(placed.map(({ question }) => question));
