import type { ReactNode } from 'react';
import { pageTeachersByClass } from '../../../../contracts/vesta/teacher.ts';
import { listCoursesByGrade } from '../../../../contracts/vesta/teaching.ts';
import { useCall } from '../../../api/use-call.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { ClassNode } from '../../../filters/class-tree.ts';
import { assignTeacher, releaseTeacher } from './teaching-actions.tsx';
import { coursesWithTeachers, type TaughtCourse } from './taught-courses.ts';

interface Props {
  schoolId: string;
  schoolClass: ClassNode;
}

const columns: readonly Column<TaughtCourse>[] = [
  { key: 'courseName', title: '课程' },
  { key: 'name', title: '教师', render: ({ teacher }) => teacher?.name ?? <Tag tone="warn">未安排</Tag> },
  { key: 'phone', title: '手机号码', width: 140, render: ({ teacher }) => teacher?.phone },
];

/** More than any class has courses. */
const allTeachers = { current: 1, size: 200 };

/** The courses of a class, each with its teacher or the lack of one. */
export function ClassTeachers({ schoolId, schoolClass }: Props): ReactNode {
  const { id: classId, gradeId } = schoolClass;
  const courses = useCall(listCoursesByGrade, { schoolId, gradeId });
  const teachers = useCall(pageTeachersByClass, { classId, ...allTeachers });
  return (
    <Loaded answer={courses} what="课程">
      {(offered) => (
        <Loaded answer={teachers} what="任课教师">
          {({ records }) => (
            <RecordTable
              label="任课教师"
              columns={columns}
              rows={coursesWithTeachers(offered, records)}
              keyOf={({ courseId }) => courseId}
              nameOf={({ courseName }) => courseName}
              actions={(course) => [
                course.teacher
                  ? { label: '解除', run: () => releaseTeacher(schoolClass, course), danger: true }
                  : { label: '安排教师', run: () => assignTeacher(schoolId, schoolClass, course) },
              ]}
              actionsWidth={104}
              stale={teachers.isLoading}
            >
              {offered.length === 0 && <EmptyState text="这个年级还没有开设课程。" />}
            </RecordTable>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
