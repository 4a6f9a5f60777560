import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../api/use-call.ts';
import { Screen } from '../../components/page/Screen.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { assessmentOf } from '../../features/marking/assessment.ts';
import { PaperPicker } from '../../features/marking/PaperPicker.tsx';
import { AssessmentReport } from '../../features/reports/assignment/AssessmentReport.tsx';
import { ChooseWork } from '../../features/reports/assignment/ChooseWork.tsx';
import { ClassFilter } from '../../features/reports/assignment/ClassFilter.tsx';
import { PaperNote } from '../../features/reports/assignment/PaperNote.tsx';
import { ReportActions } from '../../features/reports/assignment/ReportActions.tsx';

/** 作业报告: what homework tells about questions, knowledge points, students and classes. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  const answer = useCall(getAssignment, assignmentId === '' ? null : { assignmentId }, { keepPreviousData: false });
  if (assignmentId === '') {
    return (
      <Screen title="作业报告" note="请选择作业">
        <ChooseWork />
      </Screen>
    );
  }
  const assessment = answer.data && assessmentOf(answer.data);
  return (
    <Screen
      title="作业报告"
      note={assessment && <PaperNote assessment={assessment} />}
      actions={
        assessment && (
          <>
            <PaperPicker assessment={assessment} />
            <ClassFilter assessment={assessment} />
            <ReportActions assessment={assessment} />
          </>
        )
      }
    >
      <Loaded answer={answer} what="作业">
        {(assignment) => <AssessmentReport key={assignmentId} assessment={assessmentOf(assignment)} />}
      </Loaded>
    </Screen>
  );
}
