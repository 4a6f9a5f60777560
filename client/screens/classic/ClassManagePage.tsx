import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { NoClass } from '../../features/learning/NoClass.tsx';
import { useOfClass } from '../../features/learning/use-of-class.ts';
import { GroupsOfLesson } from '../../features/mistakes/groups/GroupsOfLesson.tsx';
import { useLesson } from '../../features/mistakes/use-lesson.ts';
import { TaughtStudents } from '../../features/roster/students/TaughtStudents.tsx';
import { fullClassName } from '../../filters/class-name.ts';
import { useHasPart } from '../../session/parts.ts';
import { teacher } from '../../session/teacher.ts';

/** 班级管理: the students of a class that one teaches, and the groups that they practise in. */
export function Page(): ReactNode {
  const { classId, className, gradeName } = useSnapshot(teacher);
  const lesson = useLesson('term and type');
  const ofClass = useOfClass();
  const groups = useHasPart('mistakeGroups');
  if (classId === '') {
    return (
      <Screen title="班级管理">
        <NoClass ofClass={ofClass} />
      </Screen>
    );
  }
  const students = (
    <Card flush>
      <TaughtStudents key={classId} classId={classId} />
    </Card>
  );
  const note = fullClassName({ className, gradeName });
  if (!groups) {
    return (
      <Screen title="班级管理" note={note}>
        {students}
      </Screen>
    );
  }
  return (
    <AddressTabs
      label="班级管理"
      tabs={[
        { value: 'students', label: '学生', content: students },
        { value: 'groups', label: '小组', content: <GroupsOfLesson lesson={lesson} /> },
      ]}
    >
      {(tabs, content) => (
        <Screen title="班级管理" note={note} aside={tabs}>
          {content}
        </Screen>
      )}
    </AddressTabs>
  );
}
