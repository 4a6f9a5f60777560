import { submissionStateLabels } from '../../../../contracts/constants/assignments.ts';
import { scoreBands } from '../../../../contracts/constants/questions.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import type { Student } from './report.ts';

/** Groups of students that figures count, and who is in each. */
const members: Record<string, { label: string; has: (student: Student) => boolean }> = {
  ...Object.fromEntries(
    scoreBands.map(({ value, label, range }) => [
      value,
      { label: `${label}（${range}）`, has: ({ band }: Student) => band === value },
    ]),
  ),
  passed: { label: '及格及以上', has: ({ band }) => band !== '' && band !== 'fail' },
  submitted: { label: submissionStateLabels[1], has: ({ state }) => state === 1 },
  marked: { label: '已批完', has: ({ score }) => score !== null },
  unmarked: { label: '已交未批完', has: ({ state, score }) => state === 1 && score === null },
  missing: { label: submissionStateLabels[0], has: ({ state }) => state === 0 },
  absent: { label: submissionStateLabels[2], has: ({ state }) => state === 2 },
};

/** The groups to choose from. */
export const groupOptions: readonly Option[] = Object.entries(members).map(([value, { label }]) => ({ value, label }));

/** Whom a list of students is narrowed to. */
export interface StudentFilter {
  /** A group; "" for all. */
  group: string;
  /** Scores from here up to below `to`; the same twice means just that score. null for no bound. */
  from: number | null;
  to: number | null;
}

/** Reads the filter out of an address. */
export function filterIn(address: URLSearchParams): StudentFilter {
  const numberIn = (name: string) => {
    const text = address.get(name) ?? '';
    return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
  };
  const group = address.get('group') ?? '';
  return { group: group in members ? group : '', from: numberIn('from'), to: numberIn('to') };
}

/** The students that a filter leaves, in their order. */
export const studentsIn = (students: readonly Student[], { group, from, to }: StudentFilter): Student[] =>
  students.filter((student) => (members[group]?.has(student) ?? true) && isBetween(student.score, from, to));

function isBetween(score: number | null, from: number | null, to: number | null): boolean {
  if (from === null && to === null) return true;
  if (score === null || (from !== null && score < from)) return false;
  return to === null || score < to || (from === to && score === to);
}

/** Scores that a filter leaves, in words; "" for all. */
export function scoresText({ from, to }: StudentFilter): string {
  if (from !== null && from === to) return `得分 ${from}`;
  if (from !== null) return to === null ? `得分 ${from} 起` : `得分 ${from} 至 ${to}（不含）`;
  return to === null ? '' : `得分 ${to} 以下`;
}
