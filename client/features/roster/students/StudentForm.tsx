import type { ReactNode } from 'react';
import { addStudent, pageStudents, updateStudent } from '../../../../contracts/vesta/student.ts';
import { findRecord } from '../../../api/find-record.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { classOptions, useClassTree } from '../../../filters/class-tree.ts';
import { genderOptions } from '../words.ts';
import type { Student } from './student.ts';

/** The form for a new student, in a class where one is given. */
export function AddStudent({ schoolId, classId = '' }: { schoolId: string; classId?: string | undefined }): ReactNode {
  const tree = useClassTree(schoolId);
  const values = { name: '', studentNo: '', gender: '0', classId, guardianName: '', guardianPhone: '' };
  return (
    <FormDialog title="新增学生" {...formCall(addStudent)} fixed={{ schoolId }} values={values}>
      <ProfileFields>
        <SelectField name="classId" options={classOptions(tree.data)} placeholder="未分班" />
      </ProfileFields>
    </FormDialog>
  );
}

/** The form for what is known of a student. */
export function EditStudent({ student }: { student: Student }): ReactNode {
  return (
    <FormDialog
      title="编辑学生"
      {...formCall(updateStudent)}
      fixed={{ studentId: student.id }}
      values={valuesOf(student)}
      edited={{ read: () => readAgain(student) }}
    >
      <ProfileFields />
    </FormDialog>
  );
}

const valuesOf = ({ name, studentNo, gender, guardianName, guardianPhone }: Student) => ({
  name,
  studentNo,
  gender: String(gender),
  guardianName,
  guardianPhone,
});

/** There is no call for one student: the list is searched by the number, and whole where that has changed. */
async function readAgain({ id, schoolId, studentNo }: Student) {
  const found =
    (await findRecord(pageStudents, { schoolId, keyword: studentNo }, id)) ??
    (await findRecord(pageStudents, { schoolId }, id));
  return found && { values: valuesOf(found) };
}

const ProfileFields = ({ children }: { children?: ReactNode }): ReactNode => (
  <>
    <TextField name="name" />
    <TextField name="studentNo" help="1 到 20 位数字或字母，本校内不能重复" />
    <RadioField name="gender" options={genderOptions} />
    {children}
    <TextField name="guardianName" />
    <TextField name="guardianPhone" inputMode="tel" />
  </>
);
