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

/** A row of the screen: the head of a group, or answers side by side. */
export type GridRow =
  { kind: 'head'; group: AnswerGroup } | { kind: 'answers'; key: string; answers: readonly MarkedAnswer[] };

/** Lays groups out in rows of so many columns. */
export function rowsOf(groups: readonly AnswerGroup[], columns: number): GridRow[] {
  return groups.flatMap((group) => {
    const rows: GridRow[] = [{ kind: 'head', group }];
    for (let start = 0; start < group.answers.length; start += columns) {
      const answers = group.answers.slice(start, start + columns);
      rows.push({ kind: 'answers', key: `${group.key}-${start}`, answers });
    }
    return rows;
  });
}

/** How many answers stand side by side in so many pixels. */
export const columnsIn = (width: number): number => (width >= 1_180 ? 4 : width >= 760 ? 3 : 2);
