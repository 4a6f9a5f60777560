import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { getAssignmentReport } from '../../../contracts/wrongbook/reports.ts';
import { useCall } from '../../api/use-call.ts';
import { changeAddress } from '../../components/page-query.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { ChooseWork } from '../../features/reports/assignment/ChooseWork.tsx';
import type { Work } from '../../features/reports/assignment/report.ts';
import { ReportActions } from '../../features/reports/assignment/ReportActions.tsx';
import { WorkNote } from '../../features/reports/assignment/WorkNote.tsx';
import { WorkReport } from '../../features/reports/assignment/WorkReport.tsx';

/** 作业报告: what a piece of work tells about questions, knowledge points, students and classes. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  if (assignmentId !== '') return <Report key={assignmentId} assignmentId={assignmentId} />;
  return (
    <Screen title="作业报告" note="请选择作业">
      <ChooseWork />
    </Screen>
  );
}

function Report({ assignmentId }: { assignmentId: string }): ReactNode {
  const [address] = useSearchParams();
  const classId = address.get('classId') ?? '';
  const work = useCall(getAssignment, { assignmentId });
  const whole = useCall(getAssignmentReport, { assignmentId }, { keepPreviousData: false });
  const ofClass = classId === '' ? null : { assignmentId, classId };
  // Not those of another class: they would stand under this one's name.
  const own = useCall(getAssignmentReport, ofClass, { keepPreviousData: false });
  const narrowed = classId === '' ? whole : own;
  return (
    <Screen
      title="作业报告"
      note={work.data && <WorkNote work={work.data} />}
      actions={
        work.data && (
          <>
            <ClassFilter work={work.data} />
            <ReportActions work={work.data} classId={classId} />
          </>
        )
      }
    >
      <Loaded answer={work} what="作业">
        {(data) => (
          <Loaded answer={whole} what="报告">
            {(all) => (
              <Loaded answer={narrowed} what="报告">
                {(report) => <WorkReport work={data} whole={all} report={report} classId={classId} />}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

/** Narrows the report to a class, where there are several. */
function ClassFilter({ work: { classes } }: { work: Work }): ReactNode {
  const [address, setAddress] = useSearchParams();
  if (classes.length < 2) return null;
  return (
    <FilterSelect
      label="班级"
      all="全部班级"
      options={classes.map(({ id, className }) => ({ value: id, label: className }))}
      value={address.get('classId') ?? ''}
      onChange={(classId) => setAddress(changeAddress(address, { classId }))}
    />
  );
}
