import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { Screen } from '../../components/page/Screen.tsx';
import { Back } from '../../features/learning/Back.tsx';
import { LearningBar } from '../../features/learning/LearningBar.tsx';
import { NoClass } from '../../features/learning/NoClass.tsx';
import { UsageDetail } from '../../features/learning/usage/UsageDetail.tsx';
import { useLearners } from '../../features/learning/use-learners.ts';
import { useOfClass } from '../../features/learning/use-of-class.ts';

/** 学生使用详情: what one student did with homework, tests, practice and notebook. */
export function Page(): ReactNode {
  const ofClass = useOfClass();
  const { input } = ofClass;
  const learners = useLearners(input);
  return (
    <Screen
      bar
      fill
      title="学生使用详情"
      lead={<Back studentId={learners.current?.studentId} classId={input?.classId} />}
      aside={<LearningBar ofClass={ofClass} />}
    >
      {input ? <UsageDetail input={input} learners={learners} /> : <NoClass ofClass={ofClass} />}
    </Screen>
  );
}
