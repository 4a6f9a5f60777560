import { submissionStateLabels } from '../../../contracts/constants/assignments.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';
import type { SchoolWorkDetail } from './school-work.ts';

type Part = Pick<SchoolWorkDetail['students'][number], 'state' | 'questionCount' | 'markedCount'>;

const states: Record<string, { label: string; has: (part: Part) => boolean }> = {
  submitted: { label: submissionStateLabels[1], has: ({ state }) => state === 1 },
  marked: { label: '已批完', has: (part) => isMarked(part) },
  unmarked: { label: '已交未批完', has: (part) => part.state === 1 && !isMarked(part) },
  missing: { label: submissionStateLabels[0], has: ({ state }) => state === 0 },
  absent: { label: submissionStateLabels[2], has: ({ state }) => state === 2 },
};

const isMarked = ({ state, markedCount, questionCount }: Part): boolean => state === 1 && markedCount === questionCount;

/** What a student's part can have come to. */
export const markOptions: readonly Option[] = Object.entries(states).map(([value, { label }]) => ({ value, label }));

/** Whether a student's part has come to that; "" and what is unknown leave all. */
export const isIn = (part: Part, state: string): boolean => states[state]?.has(part) ?? true;
