import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { scope } from '../../../../contracts/constants/assignments.ts';
import { RadioField, SelectField } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Texts } from '../../../components/form/form.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import { useClassOptions } from '../../../filters/use-class-options.ts';
import { useGradeOptions, useSubjectOptions } from './choices.ts';

/** Subject and grade of a document, side by side. */
export function SubjectFields(): ReactNode {
  return (
    <SimpleGrid cols={2} spacing="md">
      <SelectField name="subjectId" options={useSubjectOptions()} placeholder="不限学科" />
      <SelectField name="gradeId" options={useGradeOptions()} placeholder="不限年级" />
    </SimpleGrid>
  );
}

/** Who may see a document: for one class, which. */
export function ScopeFields({ options }: { options: readonly Option[] }): ReactNode {
  const { values } = useForm<Texts>();
  return (
    <>
      <RadioField name="scope" options={options} />
      {values['scope'] === String(scope.classOnly) && <ClassField />}
    </>
  );
}

function ClassField(): ReactNode {
  const { options, known } = useClassOptions('manageSchoolResources');
  const none = known && options.length === 0;
  return <SelectField name="classId" options={options} help={none ? '没有可选的班级' : '只有这个班的任课教师能看到'} />;
}
