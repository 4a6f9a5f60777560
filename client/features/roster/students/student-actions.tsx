import { removeStudent, removeStudentFromClass } from '../../../../contracts/vesta/student.ts';
import { enableStudents } from '../../../../contracts/wrongbook/organisation.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { showDone } from '../../../components/toast.ts';
import { fullClassName } from '../../../filters/class-name.ts';
import { idsOf, namesOf } from '../words.ts';
import { MoveStudents } from './MoveStudents.tsx';
import type { Student } from './student.ts';
import { AddStudent, EditStudent } from './StudentForm.tsx';

type Students = readonly Student[];

/** Adds a student, in a class where one is given. */
export const addOneStudent = (schoolId: string, classId?: string) =>
  openDialog(<AddStudent schoolId={schoolId} classId={classId} />);

/** Edits what is known of a student. */
export const editStudent = (student: Student) => openDialog(<EditStudent student={student} />);

/** Moves students to a class that is chosen then; undefined when that was left. */
export const moveStudents = (schoolId: string, students: Students) =>
  openDialog(<MoveStudents schoolId={schoolId} students={students} />);

/** Removes students for good, after asking. */
export const removeStudents = (students: Students): Promise<boolean> =>
  confirm({
    title: '删除学生',
    message: `将删除 ${namesOf(students)}，其班级归属和学习记录不再显示，不能恢复。`,
    action: '删除',
    danger: true,
    run: () => call(removeStudent, { studentId: idsOf(students) }),
  });

/** Takes students out of their class, after asking; they stay in the school. */
export const takeOut = (students: Students): Promise<boolean> => {
  const [first] = students;
  if (!first) return Promise.resolve(false);
  return confirm({
    title: '移出班级',
    message: `将 ${namesOf(students)} 移出${fullClassName(first)}，移出后为未分班，仍在本校。`,
    action: '移出',
    danger: true,
    run: () => call(removeStudentFromClass, { classId: first.classId, studentId: idsOf(students) }),
  });
};

/** Enables students, or asks and disables them. */
export async function setEnabled(schoolId: string, students: Students, enabled: 0 | 1): Promise<boolean> {
  const run = async () => {
    const { changed } = await call(enableStudents, { schoolId, studentId: idsOf(students), enabled });
    if (students.length > 1) showDone(`${enabled === 1 ? '已启用' : '已停用'} ${changed} 名学生`);
  };
  const message =
    enabled === 1 ? `将启用 ${namesOf(students)}。` : `将停用 ${namesOf(students)}，停用后不能再使用本产品，数据保留。`;
  const action = enabled === 1 ? '启用' : '停用';
  return confirm({ title: `${action}学生`, message, action, danger: enabled === 0, run });
}
