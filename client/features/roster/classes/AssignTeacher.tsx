import type { ReactNode } from 'react';
import { listTeachers } from '../../../../contracts/vesta/teacher.ts';
import { bindClassCourse } from '../../../../contracts/vesta/teaching.ts';
import { useCall } from '../../../api/use-call.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { fullClassName } from '../../../filters/class-name.ts';
import type { ClassNode } from '../../../filters/class-tree.ts';
import type { TaughtCourse } from './taught-courses.ts';

interface Props {
  schoolId: string;
  schoolClass: ClassNode;
  course: TaughtCourse;
}

/** The form that gives a course of a class its teacher. */
export function AssignTeacher({ schoolId, schoolClass, course }: Props): ReactNode {
  const teachers = useCall(listTeachers, { schoolId });
  // Teachers of the same name are told apart by their accounts.
  const options = (teachers.data ?? []).map(({ id, name, account }) => ({ value: id, label: `${name}（${account}）` }));
  return (
    <FormDialog
      title={`安排${course.courseName}教师`}
      submit="安排"
      size="sm"
      {...formCall(bindClassCourse)}
      fixed={{ classId: schoolClass.id, courseId: course.courseId }}
      values={{ teacherId: '' }}
    >
      <SelectField
        name="teacherId"
        options={options}
        help={`任教${fullClassName(schoolClass)}的${course.courseName}`}
      />
    </FormDialog>
  );
}
