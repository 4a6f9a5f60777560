import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { listLearningStudents } from '../../../contracts/wrongbook/learning-reports.ts';
import { today } from '../../api/clock.ts';
import { changeAddress, readInput } from '../../components/page-query.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';
import { useClassOptions } from '../../filters/use-class-options.ts';
import { teacher } from '../../session/teacher.ts';
import { termSoFar, type Period } from '../reports/homework/period.ts';

/** The class and the days that are looked at, and how to change them. */
export interface OfClass {
  /** null until a class is known. */
  input: Required<InputOf<typeof listLearningStudents>> | null;
  period: Period;
  /** The classes to choose from, and whether they have been read. */
  options: readonly Option[];
  known: boolean;
  chooseClass: (classId: string) => void;
  changePeriod: (period: Period) => void;
}

/** Keeps class and days in the address; the class chosen elsewhere, else the first, and the term so far until it names any. */
export function useOfClass(): OfClass {
  const [address, setAddress] = useSearchParams();
  const { options, known } = useClassOptions('readSchoolLearning', address.get('schoolId') ?? '');
  const { classId: elsewhere } = useSnapshot(teacher);
  const { classId: named, ...days } = readInput(listLearningStudents, address);
  const usual = options.find(({ value }) => value === elsewhere) ?? options[0];
  const classId = named ?? usual?.value;
  const period = { ...termSoFar(today()), ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) };
  return {
    input: classId === undefined ? null : { classId, ...period },
    period,
    options,
    known,
    chooseClass: (id) => setAddress(changeAddress(address, { classId: id, studentId: '', courseId: '', subject: '' })),
    changePeriod: ({ from, to }) => setAddress(changeAddress(address, { from, to })),
  };
}
