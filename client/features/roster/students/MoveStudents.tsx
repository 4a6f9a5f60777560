import type { ReactNode } from 'react';
import { addStudentToClass } from '../../../../contracts/vesta/student.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { classesIn, classOptions, useClassTree } from '../../../filters/class-tree.ts';
import { idsOf, namesOf } from '../words.ts';
import type { Student } from './student.ts';

/** The form that moves students to another class. */
export function MoveStudents({ schoolId, students }: { schoolId: string; students: readonly Student[] }): ReactNode {
  const tree = useClassTree(schoolId);
  const from = new Set(students.map(({ classId }) => classId));
  const elsewhere = classOptions(tree.data).filter(({ value }) => from.size > 1 || !from.has(value));
  const known = classesIn(tree.data).length > 0 || tree.isLoading;
  return (
    <FormDialog
      title="调班"
      submit="调入"
      size="sm"
      {...formCall(addStudentToClass)}
      fixed={{ studentId: idsOf(students) }}
      values={{ classId: '' }}
    >
      <SelectField
        name="classId"
        options={elsewhere}
        help={known ? `将 ${namesOf(students)} 调入所选班级` : '学校还没有班级，请先在班级管理中新增'}
      />
    </FormDialog>
  );
}
