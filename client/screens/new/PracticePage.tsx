import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { showDone } from '../../components/toast.ts';
import { openSetPractice } from '../../features/assignments/create/set-practice.tsx';
import { PracticeActions } from '../../features/practice/PracticeActions.tsx';
import { PracticeDesk } from '../../features/practice/PracticeDesk.tsx';
import { PracticeOrigin } from '../../features/practice/PracticeOrigin.tsx';
import { useLessonPractice, type LessonPractice } from '../../features/practice/use-lesson-practice.ts';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { pathTo } from '../../session/paths.ts';

/** 错题组卷: a paper for the class or one for each student, by a rule or of the basket; printed and set as work. */
export function Page(): ReactNode {
  const lesson = useLessonPractice();
  const navigate = useNavigate();
  const set = async ({ practice: { input }, names, note }: LessonPractice) => {
    const done = input && (await openSetPractice({ input, lesson: names, note }));
    if (!done) return;
    showDone(`已布置，${done.studentCount} 名学生各有一份`);
    const work = pathTo('marking', { assignmentId: done.id });
    if (work !== undefined) void navigate(work);
  };
  return (
    <Screen
      title="错题组卷"
      fill
      bar
      lead={<PracticeOrigin />}
      aside={<FilterBar filters={['classGrade', 'course']} />}
      actions={lesson && <PracticeActions lesson={lesson} set={() => set(lesson)} />}
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
