import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useSetPractice } from '../../features/assignments/create/use-set-practice.ts';
import { PracticeActions } from '../../features/practice/PracticeActions.tsx';
import { PracticeDesk } from '../../features/practice/PracticeDesk.tsx';
import { PracticeOrigin } from '../../features/practice/PracticeOrigin.tsx';
import { useLessonPractice } from '../../features/practice/use-lesson-practice.ts';
import { FilterBar } from '../../filters/FilterBar.tsx';

/** 错题组卷: a paper for the class or one for each student, by a rule or of the basket; set as work and printed. */
export function Page(): ReactNode {
  const lesson = useLessonPractice();
  const set = useSetPractice();
  return (
    <Screen
      title="错题组卷"
      fill
      bar
      lead={<PracticeOrigin />}
      aside={<FilterBar filters={['classGrade', 'course']} />}
      actions={lesson && <PracticeActions lesson={lesson} set={(isPrinted) => set(lesson, isPrinted)} />}
    >
      {lesson ? (
        <PracticeDesk practice={lesson.practice} editing={lesson.editing} {...lesson.shown} />
      ) : (
        <Card>
          <EmptyState text="请选择班级和课程。" />
        </Card>
      )}
    </Screen>
  );
}
