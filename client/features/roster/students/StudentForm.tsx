import type { ReactNode } from 'react';
import { addStudent, updateStudent } from '../../../../contracts/vesta/student.ts';
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
  const { id, name, studentNo, gender, guardianName, guardianPhone } = student;
  const values = { name, studentNo, gender: String(gender), guardianName, guardianPhone };
  return (
    <FormDialog title="编辑学生" {...formCall(updateStudent)} fixed={{ studentId: id }} values={values}>
      <ProfileFields />
    </FormDialog>
  );
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
