import { useSearchParams } from 'react-router-dom';
import { listStudentMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { useFresh } from '../../../components/use-fresh.ts';
import type { Answer } from '../../../components/state/answer.ts';
import type { Lesson } from '../use-lesson.ts';
import { dueFirst, studentBeside, studentsWith, type BookStudent } from './students.ts';

/** The students of a class, and the one whose book is open. */
export interface Students {
  answer: Answer<BookStudent[]>;
  /** Those that the search finds, by how much is due. */
  shown: readonly BookStudent[];
  /** undefined while the list is on its way, and where the address names somebody who is not in the class. */
  current: BookStudent | undefined;
  /** Whom the address names though they are not in the class, or no longer; else "". */
  formerId: string;
  search: string;
  setSearch: (text: string) => void;
  choose: (studentId: string) => void;
  /** Goes to the student before or after. */
  turn: (by: 1 | -1) => void;
}

/** Reads the students of a lesson; who is looked at is in the address, the one with most to practise until somebody is. */
export function useStudents(lesson: Lesson | null): Students {
  const [address, setAddress] = useSearchParams();
  // Not those of another class: they would stand under this one's name.
  const answer = useCall(listStudentMistakes, lesson, { keepPreviousData: false });
  const students = dueFirst(answer.data ?? []);
  const search = address.get('name') ?? '';
  const shown = studentsWith(students, search);
  const named = address.get('studentId') ?? '';
  const current = named === '' ? shown[0] : students.find(({ studentId }) => studentId === named);
  const choose = (studentId: string) => setAddress(changeAddress(address, { studentId, question: '' }));
  useFresh(lesson?.classId ?? '', () => choose(''));
  useFresh(lesson?.courseId ?? '', () => setAddress(changeAddress(address, { pointId: '', question: '' })));
  return {
    answer,
    shown,
    current,
    formerId: answer.data !== undefined && current === undefined ? named : '',
    search,
    setSearch: (name) => setAddress(changeAddress(address, { name }), { replace: true }),
    choose,
    turn: (by) => {
      const next = studentBeside(shown, current?.studentId ?? '', by);
      if (next) choose(next.studentId);
    },
  };
}
