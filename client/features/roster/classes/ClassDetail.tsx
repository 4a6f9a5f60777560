import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../../components/page/AddressTabs.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { fullClassName } from '../../../filters/class-name.ts';
import type { ClassNode } from '../../../filters/class-tree.ts';
import { ClassStudents } from './ClassStudents.tsx';
import { ClassTeachers } from './ClassTeachers.tsx';
import { removeOneClass, renameClass } from './class-actions.tsx';

interface Props {
  schoolId: string;
  schoolClass: ClassNode;
  onRemoved: () => void;
  onStudents: () => void;
}

/** A class: who teaches it and who is in it. */
export function ClassDetail({ schoolId, schoolClass, onRemoved, onStudents }: Props): ReactNode {
  const { id, studentCount } = schoolClass;
  const remove = async () => {
    if (await removeOneClass(schoolClass, onStudents)) onRemoved();
  };
  return (
    <Card
      flush
      title={fullClassName(schoolClass)}
      aside={
        <Group gap={8}>
          <Button variant="default" size="xs" onClick={() => void renameClass(schoolClass)}>
            改名
          </Button>
          <Button variant="default" size="xs" c="red.8" onClick={() => void remove()}>
            删除
          </Button>
        </Group>
      }
    >
      <AddressTabs
        key={id}
        label="班级内容"
        keep={['classId']}
        tabs={[
          {
            value: 'teachers',
            label: '任课教师',
            content: <ClassTeachers schoolId={schoolId} schoolClass={schoolClass} />,
          },
          {
            value: 'students',
            label: `学生 ${studentCount}`,
            content: <ClassStudents schoolId={schoolId} schoolClass={schoolClass} />,
          },
        ]}
      />
    </Card>
  );
}
