import { useSearchParams } from 'react-router-dom';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { listLearningStudents } from '../../../contracts/wrongbook/learning-reports.ts';
import { useCall } from '../../api/use-call.ts';
import { changeAddress } from '../../components/page-query.ts';
import { useShortcuts } from '../../components/shortcuts.ts';
import type { Answer } from '../../components/state/answer.ts';
import { studentsWith } from './StudentAside.tsx';
import type { OfClass } from './use-of-class.ts';

/** A student of the class, and whether there is enough for a full report. */
export type Learner = DataOf<typeof listLearningStudents>[number];

/** The students of a class, and the one who is looked at. */
export interface Learners {
  answer: Answer<Learner[]>;
  /** undefined while the list is on its way, where it is empty, and where the address names somebody who is not in the class. */
  current: Learner | undefined;
  /** Whether the address names somebody who is not in the class, or no longer. */
  hasMoved: boolean;
  search: string;
  setSearch: (text: string) => void;
  choose: (studentId: string) => void;
}

/** Reads the students of a class; who is looked at is in the address, the first until somebody is. J and K walk the list. */
export function useLearners(input: OfClass['input']): Learners {
  const [address, setAddress] = useSearchParams();
  // Not those of another class: they would stand under this one's name.
  const answer = useCall(listLearningStudents, input, { keepPreviousData: false });
  const students = answer.data ?? [];
  const search = address.get('name') ?? '';
  const named = address.get('studentId') ?? '';
  const current = named === '' ? students[0] : students.find(({ studentId }) => studentId === named);
  const choose = (studentId: string) => setAddress(changeAddress(address, { studentId, of: '' }));
  const turn = (by: 1 | -1) => {
    const shown = studentsWith(students, search);
    const at = shown.findIndex(({ studentId }) => studentId === current?.studentId);
    const next = at < 0 ? shown[0] : shown[at + by];
    if (next) choose(next.studentId);
  };
  useShortcuts([
    { keys: ['k'], label: '上一名学生', run: () => turn(-1) },
    { keys: ['j'], label: '下一名学生', run: () => turn(1) },
  ]);
  return {
    answer,
    current,
    hasMoved: named !== '' && answer.data !== undefined && current === undefined,
    search,
    setSearch: (name) => setAddress(changeAddress(address, { name }), { replace: true }),
    choose,
  };
}
