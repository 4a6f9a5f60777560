import type { MarkedAnswer } from '../marks.ts';

/** Answers that are likely alike; those that are like no other stand together. */
export interface AnswerGroup {
  key: string;
  kind: 'blank' | 'alike' | 'single';
  answers: readonly MarkedAnswer[];
}

/** The group of answers that were left empty. */
const blankGroup = 0;

/**
 * Puts answers into their groups, in the order in which the service has them, doubtful ones first: blank ones lead, and
 * neighbours that are like no other make one group.
 */
export function groupsOf(answers: readonly MarkedAnswer[]): AnswerGroup[] {
  const members = new Map<number, MarkedAnswer[]>();
  for (const answer of answers) {
    const group = members.get(answer.group);
    if (group) group.push(answer);
    else members.set(answer.group, [answer]);
  }
  const sorted = [...members].toSorted(([a], [b]) => Number(b === blankGroup) - Number(a === blankGroup));
  return joined(sorted.map(([group, alike]) => groupOf(group, alike)));
}

function groupOf(group: number, answers: readonly MarkedAnswer[]): AnswerGroup {
  if (group === blankGroup) return { key: 'blank', kind: 'blank', answers };
  return { key: String(group), kind: answers.length === 1 ? 'single' : 'alike', answers };
}

function joined(groups: readonly AnswerGroup[]): AnswerGroup[] {
  const result: AnswerGroup[] = [];
  for (const group of groups) {
    const last = result.at(-1);
    if (last?.kind === 'single' && group.kind === 'single') {
      result[result.length - 1] = { ...last, answers: [...last.answers, ...group.answers] };
    } else result.push(group);
  }
  return result;
}

/** A row of the list: the head of a group, or one of its answers. */
export type ListRow = { kind: 'head'; group: AnswerGroup } | { kind: 'answer'; answer: MarkedAnswer };

/** Lays groups out one below the other. */
export const rowsOf = (groups: readonly AnswerGroup[]): ListRow[] =>
  groups.flatMap((group) => [
    { kind: 'head' as const, group },
    ...group.answers.map((answer) => ({ kind: 'answer' as const, answer })),
  ]);
