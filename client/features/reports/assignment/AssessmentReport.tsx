import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { hasReport } from '../../assignments/work/progress.ts';
import { usePaper, type Assessment, type AssessmentPaper } from '../../marking/assessment.ts';
import { PaperPicker } from '../../marking/PaperPicker.tsx';
import { ClassFilter } from './ClassFilter.tsx';
import { NeverReport } from './NoReport.tsx';
import { PaperReport } from './PaperReport.tsx';
import type { SectionName } from './sections.tsx';

interface Props {
  assessment: Assessment;
  /** The section that is open at first. */
  first?: SectionName | undefined;
}

/** What an assessment tells, paper by paper, of all classes or of the one that the address names. */
export function AssessmentReport({ assessment, first }: Props): ReactNode {
  const paper = usePaper(assessment);
  return hasReport(paper) ? (
    <OfClasses assessment={assessment} paper={paper} first={first} />
  ) : (
    <NeverReport paper={paper} />
  );
}

function OfClasses({ assessment, paper, first }: Props & { paper: AssessmentPaper }): ReactNode {
  const [address] = useSearchParams();
  const classId = address.get('classId') ?? '';
  const ofPaper = { assignmentId: paper.id };
  // Not those of another class or paper: they would stand under this one's name.
  const whole = useCall(getAssignmentReport, ofPaper, { keepPreviousData: false });
  const ofClass = classId === '' ? null : { ...ofPaper, classId };
  const own = useCall(getAssignmentReport, ofClass, { keepPreviousData: false });
  const aside = (
    <>
      <PaperPicker assessment={assessment} />
      <ClassFilter assessment={assessment} />
    </>
  );
  return (
    <Loaded answer={whole} what="报告" isPage>
      {(all) => (
        <Loaded answer={classId === '' ? whole : own} what="报告" isPage>
          {(report) => <PaperReport first={first} paper={paper} whole={all} report={report} aside={aside} />}
        </Loaded>
      )}
    </Loaded>
  );
}
