import type { ReactNode } from 'react';
import { bindClassCourse, listCoursesByGrade } from '../../../../contracts/vesta/teaching.ts';
import { useCall } from '../../../api/use-call.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Texts } from '../../../components/form/form.ts';
import { classesIn, classOptions, useClassTree } from '../../../filters/class-tree.ts';
import type { Teacher } from './teacher.ts';

/** The form that gives a teacher a course in a class. */
export function AddTeaching({ teacher }: { teacher: Teacher }): ReactNode {
  return (
    <FormDialog
      title={`为 ${teacher.name} 安排任课`}
      submit="安排"
      size="sm"
      {...formCall(bindClassCourse)}
      fixed={{ teacherId: teacher.id }}
      values={{ classId: '', courseId: '' }}
    >
      <TeachingFields schoolId={teacher.schoolId} />
    </FormDialog>
  );
}

function TeachingFields({ schoolId }: { schoolId: string }): ReactNode {
  const { classId } = useForm<Texts>().values;
  const tree = useClassTree(schoolId);
  const gradeId = classesIn(tree.data).find(({ id }) => id === classId)?.gradeId;
  const courses = useCall(listCoursesByGrade, gradeId === undefined ? null : { schoolId, gradeId });
  const options = gradeId === undefined ? [] : (courses.data ?? []);
  return (
    <>
      <SelectField name="classId" options={classOptions(tree.data)} empties="courseId" />
      <SelectField
        name="courseId"
        options={options.map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
        placeholder={gradeId === undefined ? '请先选择班级' : '请选择'}
      />
    </>
  );
}
