import type { ReactNode } from 'react';
import { addTeacher, listJobs, updateTeacher } from '../../../../contracts/vesta/teacher.ts';
import { listSubjectsInSchool } from '../../../../contracts/vesta/teaching.ts';
import { useCall } from '../../../api/use-call.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { CheckboxesField, RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Texts } from '../../../components/form/form.ts';
import { gradeOptions, useClassTree } from '../../../filters/class-tree.ts';
import { genderOptions } from '../words.ts';
import { leads, type Teacher } from './teacher.ts';

const blank = { name: '', account: '', phone: '', gender: '0', roleKeys: 'school:teacher', subjectId: '', gradeId: '' };

/** The form for a new teacher; it resolves with the account and its first password. */
export function AddTeacher({ schoolId }: { schoolId: string }): ReactNode {
  return (
    <FormDialog title="新增教师" {...formCall(addTeacher)} fixed={{ schoolId }} values={blank}>
      <TextField name="name" />
      <TextField name="account" help="登录用，新增后不能修改" />
      <ProfileFields schoolId={schoolId} />
    </FormDialog>
  );
}

/** The form for what is known of a teacher. */
export function EditTeacher({ teacher }: { teacher: Teacher }): ReactNode {
  const { id, schoolId, name, phone, gender, jobs, subjectId, gradeId } = teacher;
  const roleKeys = jobs.map(({ roleKey }) => roleKey).join(',');
  const values = { name, phone, gender: String(gender), roleKeys, subjectId, gradeId };
  return (
    <FormDialog title="编辑教师" {...formCall(updateTeacher)} fixed={{ teacherId: id }} values={values}>
      <TextField name="name" />
      <ProfileFields schoolId={schoolId} />
    </FormDialog>
  );
}

function ProfileFields({ schoolId }: { schoolId: string }): ReactNode {
  const jobs = useCall(listJobs, { schoolId });
  const options = (jobs.data ?? []).map(({ roleKey, jobName }) => ({ value: roleKey, label: jobName }));
  return (
    <>
      <TextField name="phone" inputMode="tel" />
      <RadioField name="gender" options={genderOptions} />
      <CheckboxesField name="roleKeys" options={options} />
      <LeadFields schoolId={schoolId} />
    </>
  );
}

/** Who leads a subject or a grade says which. */
function LeadFields({ schoolId }: { schoolId: string }): ReactNode {
  const { roleKeys = '' } = useForm<Texts>().values;
  const subjects = useCall(listSubjectsInSchool, { schoolId });
  const tree = useClassTree(schoolId);
  const subjectOptions = (subjects.data ?? []).map(({ subjectId, subjectName }) => ({
    value: subjectId,
    label: subjectName,
  }));
  return (
    <>
      {leads(roleKeys, 'subjectleader') && (
        <SelectField name="subjectId" options={subjectOptions} help="学科组长须选择" />
      )}
      {leads(roleKeys, 'gradeLeader') && (
        <SelectField name="gradeId" options={gradeOptions(tree.data)} help="年级组长须选择" />
      )}
    </>
  );
}
