import { enrolment } from '../../../../contracts/states.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { editStudent, moveStudents, removeStudents, setEnabled, takeOut } from './student-actions.tsx';
import type { Student } from './student.ts';

/** What can be done with one student of the school. */
export function actionsOf(schoolId: string, student: Student): RowAction[] {
  const edit = { label: '编辑', run: () => editStudent(student) };
  const remove = { label: '删除', run: () => removeStudents([student]), danger: true };
  if (student.status === enrolment.graduated) return [edit, remove];
  const enabled = student.enabled === 1 ? 0 : 1;
  return [
    edit,
    { label: student.classId ? '调班' : '分班', run: () => moveStudents(schoolId, [student]) },
    { label: enabled === 1 ? '启用' : '停用', run: () => setEnabled(schoolId, [student], enabled) },
    ...(student.classId ? [{ label: '移出班级', run: () => takeOut([student]) }] : []),
    remove,
  ];
}
