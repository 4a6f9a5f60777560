import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { hasReport } from '../../assignments/work/progress.ts';
import { assessmentOf } from '../../marking/assessment.ts';
import { useWork } from '../../marking/work/use-work.ts';
import { WorkScreen } from '../../marking/work/WorkScreen.tsx';
import { AssessmentReport } from './AssessmentReport.tsx';
import { ChooseWork } from './ChooseWork.tsx';
import { ReportActions } from './ReportActions.tsx';
import type { SectionName } from './sections.tsx';

const title = '作业报告';

interface Props {
  /** The section that is open at first. */
  first?: SectionName;
}

/** 作业报告: what homework tells about questions, knowledge points, students and classes. */
export function ReportScreen({ first }: Props): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  if (assignmentId !== '') return <Report key={assignmentId} assignmentId={assignmentId} first={first} />;
  return (
    <Screen title={title} note="请选择作业">
      <ChooseWork />
    </Screen>
  );
}

function Report({ assignmentId, first }: Props & { assignmentId: string }): ReactNode {
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
        {(assignment) => <AssessmentReport first={first} assessment={assessmentOf(assignment)} />}
      </Loaded>
    </WorkScreen>
  );
}
