import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { getHomeworkReport } from '../../../../contracts/wrongbook/reports.ts';
import { today } from '../../../api/clock.ts';
import { changeAddress, readInput } from '../../../components/page-query.ts';
import { teacher } from '../../../session/teacher.ts';
import { termSoFar, type Period } from './period.ts';

/** What the report is asked for, and how to change it. */
export interface HomeworkQuery {
  /** null until a course is chosen. */
  input: InputOf<typeof getHomeworkReport> | null;
  period: Period;
  classIds: readonly string[];
  changePeriod: (period: Period) => void;
  changeClasses: (classIds: readonly string[]) => void;
}

/** Keeps classes and period in the address; the course is the one that is chosen for the whole product. */
export function useHomeworkQuery(): HomeworkQuery {
  const [address, setAddress] = useSearchParams();
  const { courseId } = useSnapshot(teacher);
  const { classId, ...days } = readInput(getHomeworkReport, address);
  const period = { ...termSoFar(today()), ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) };
  const change = (changes: Record<string, string>) => setAddress(changeAddress(address, changes));
  return {
    input: courseId === '' ? null : { courseId, ...period, ...(classId !== undefined && { classId }) },
    period,
    classIds: classId?.split(',') ?? [],
    changePeriod: ({ from, to }) => change({ from, to }),
    changeClasses: (classIds) => change({ classId: classIds.join(',') }),
  };
}
