import type { ReactNode } from 'react';
import { listTeacherCourses, removeTeacherFromClass } from '../../../../contracts/vesta/teaching.ts';
import { call } from '../../../api/call.ts';
import { Button, Stack } from '@mantine/core';
import { useCall } from '../../../api/use-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { AddTeaching } from './AddTeaching.tsx';
import { teachingText, type Teacher, type Teaching } from './teacher.ts';

const columns: readonly Column<Teaching>[] = [
  { key: 'gradeName', title: '年级' },
  { key: 'className', title: '班级' },
  { key: 'courseName', title: '课程' },
];

const unbind = (teacher: Teacher, teaching: Teaching) =>
  confirm({
    title: '解除任课',
    message: `将解除 ${teacher.name} 在${teachingText(teaching)}的任课，该课程将没有教师。`,
    action: '解除',
    danger: true,
    run: () =>
      call(removeTeacherFromClass, { teacherId: teacher.id, classId: teaching.classId, courseId: teaching.courseId }),
  });

/** The classes and courses that a teacher teaches, to add to and to take from. */
export function TeachingEditor({ teacher }: { teacher: Teacher }): ReactNode {
  const teachings = useCall(listTeacherCourses, { teacherId: teacher.id });
  return (
    <Dialog title={`${teacher.name}的任课`} size={560} drawer>
      <Stack>
        <Button
          style={{ alignSelf: 'start' }}
          onClick={() => void openDialog(<AddTeaching teacher={teacher} />)}
          data-autofocus
        >
          安排任课
        </Button>
        <Loaded answer={teachings} what="任课">
          {(rows) => (
            <RecordTable
              label="任课"
              columns={columns}
              rows={rows}
              keyOf={({ classId, courseId }) => `${classId} ${courseId}`}
              nameOf={teachingText}
              actions={(row) => [{ label: '解除', run: () => unbind(teacher, row), danger: true }]}
              actionsWidth={88}
            >
              {rows.length === 0 && <EmptyState text="还没有任课，请用“安排任课”选择班级和课程。" />}
            </RecordTable>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
