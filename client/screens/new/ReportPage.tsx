import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../../components/page/Screen.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { hasReport } from '../../features/assignments/work/progress.ts';
import { assessmentOf } from '../../features/marking/assessment.ts';
import { useWork } from '../../features/marking/work/use-work.ts';
import { WorkScreen } from '../../features/marking/work/WorkScreen.tsx';
import { AssessmentReport } from '../../features/reports/assignment/AssessmentReport.tsx';
import { ChooseWork } from '../../features/reports/assignment/ChooseWork.tsx';
import { ReportActions } from '../../features/reports/assignment/ReportActions.tsx';

const title = '作业报告';

/** 作业报告: what homework tells about questions, knowledge points, students and classes. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  if (assignmentId !== '') return <Report key={assignmentId} assignmentId={assignmentId} />;
  return (
    <Screen title={title} note="请选择作业">
      <ChooseWork />
    </Screen>
  );
}

function Report({ assignmentId }: { assignmentId: string }): ReactNode {
  const answer = useWork(assignmentId);
  const assessment = answer.data && assessmentOf(answer.data);
  return (
    <WorkScreen
      work={answer.data}
      current="report"
      title={title}
      compact
      actions={assessment && hasReport(assessment.papers[0]) && <ReportActions assessment={assessment} />}
    >
      <Loaded answer={answer} what="作业" isPage>
        {(assignment) => <AssessmentReport assessment={assessmentOf(assignment)} />}
      </Loaded>
    </WorkScreen>
  );
}
