import { useNavigate } from 'react-router-dom';
import { leadingTo, type RowAction } from '../../../components/table/columns.ts';
import { pathTo } from '../../../session/paths.ts';
import { moveStudents, takeOut } from '../students/student-actions.tsx';
import type { Student } from '../students/student.ts';

/** What can be done with a student of a class, and the ways to what the student has learnt and done. */
export function useActions(schoolId: string, classId: string): (student: Student) => RowAction[] {
  const go = useNavigate();
  return (student) => [
    { label: '调班', run: () => moveStudents(schoolId, [student]) },
    { label: '移出', run: () => takeOut([student]), danger: true },
    ...leadingTo('学情报告', pathTo('learningReport', { classId, studentId: student.id }), go),
    ...leadingTo('使用详情', pathTo('studentUsage', { classId, studentId: student.id }), go),
  ];
}
