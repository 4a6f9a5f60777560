import type { ReactNode } from 'react';
import { addTeacher, listJobs, pageTeachers, updateTeacher } from '../../../../contracts/vesta/teacher.ts';
import { listSubjectsInSchool } from '../../../../contracts/vesta/teaching.ts';
import { useCall } from '../../../api/use-call.ts';
import { findRecord } from '../../../api/find-record.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { CheckboxesField, RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Faults, Texts } from '../../../components/form/form.ts';
import { gradeOptions, useClassTree } from '../../../filters/class-tree.ts';
import { personal } from '../../../session/personal.ts';
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
  const { id, schoolId, account } = teacher;
  const values = valuesOf(teacher);
  const isOwnAdmin = id === personal.userId && administers(values.roleKeys);
  const read = async () => {
    const found = await findRecord(pageTeachers, { schoolId, keyword: account }, id);
    return found && { values: valuesOf(found) };
  };
  return (
    <FormDialog
      title="编辑教师"
      {...formCall(updateTeacher)}
      fixed={{ teacherId: id }}
      values={values}
      rules={({ roleKeys }): Faults =>
        isOwnAdmin && !administers(roleKeys) ? { roleKeys: updateTeacher.refusals.ownAdmin } : {}
      }
      edited={{ read }}
    >
      <TextField name="name" />
      <ProfileFields
        schoolId={schoolId}
        jobsHelp={isOwnAdmin ? '自己的学校管理员职务只能由其他学校管理员取消' : undefined}
      />
    </FormDialog>
  );
}

const valuesOf = ({ name, phone, gender, jobs, subjectId, gradeId }: Teacher) => ({
  name,
  phone,
  gender: String(gender),
  roleKeys: jobs.map(({ roleKey }) => roleKey).join(','),
  subjectId,
  gradeId,
});

const administers = (roleKeys: string): boolean => roleKeys.split(',').some((key) => key.endsWith(':schoolAdmin'));

function ProfileFields({ schoolId, jobsHelp }: { schoolId: string; jobsHelp?: string | undefined }): ReactNode {
  const jobs = useCall(listJobs, { schoolId });
  const options = (jobs.data ?? []).map(({ roleKey, jobName }) => ({ value: roleKey, label: jobName }));
  return (
    <>
      <TextField name="phone" inputMode="tel" />
      <RadioField name="gender" options={genderOptions} />
      <CheckboxesField name="roleKeys" help={jobsHelp} options={options} />
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
