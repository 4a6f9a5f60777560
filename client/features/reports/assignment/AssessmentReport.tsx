import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { usePaper, type Assessment } from '../../marking/assessment.ts';
import { PaperReport } from './PaperReport.tsx';

/** What an assessment tells, paper by paper, of all classes or of the one that the address names. */
export function AssessmentReport({ assessment }: { assessment: Assessment }): ReactNode {
  const paper = usePaper(assessment);
  const [address] = useSearchParams();
  const classId = address.get('classId') ?? '';
  const ofPaper = { assignmentId: paper.id };
  // Not those of another class or paper: they would stand under this one's name.
  const whole = useCall(getAssignmentReport, ofPaper, { keepPreviousData: false });
  const ofClass = classId === '' ? null : { ...ofPaper, classId };
  const own = useCall(getAssignmentReport, ofClass, { keepPreviousData: false });
  return (
    <Loaded answer={whole} what="报告">
      {(all) => (
        <Loaded answer={classId === '' ? whole : own} what="报告">
          {(report) => <PaperReport paper={paper} whole={all} report={report} />}
        </Loaded>
      )}
    </Loaded>
  );
}
