import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { MarkingScreen } from '../../features/marking/by-question/MarkingScreen.tsx';
import { SubmissionScreen } from '../../features/marking/by-student/SubmissionScreen.tsx';
import { CompositionScreen } from '../../features/marking/composition/CompositionScreen.tsx';
import { ReportScreen } from '../../features/reports/assignment/ReportScreen.tsx';
import { usePurpose } from '../../session/use-purpose.ts';

/** 作业详情: one piece of work by student and question, and the desks at which it is marked. */
export function Page(): ReactNode {
  const purpose = usePurpose();
  if (purpose === 'marking') return <MarkingScreen />;
  if (purpose === 'submission') return <SubmissionScreen />;
  return purpose === 'composition' ? <CompositionScreen /> : <ReportScreen first="matrix" />;
}
