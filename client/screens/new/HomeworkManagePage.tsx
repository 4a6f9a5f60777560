import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { pageSchoolWork } from '../../../contracts/wrongbook/school-work.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { personal } from '../../session/personal.ts';
import { useSchoolWork } from '../../features/school-work/use-school-work.ts';
import { actionsOf } from '../../features/school-work/work-actions.ts';
import { workColumns } from '../../features/school-work/work-columns.tsx';
import { WorkFilters } from '../../features/school-work/WorkFilters.tsx';

/** 作业管理: all work of the school, how far it has come and how it went. */
export function Page(): ReactNode {
  const { schoolId } = useSnapshot(personal);
  const query = useSchoolWork(schoolId);
  const works = useCall(pageSchoolWork, query.input);
  const navigate = useNavigate();
  return (
    <Screen title="作业管理" fill>
      <Card flush>
        <WorkFilters query={query} schoolId={schoolId} />
        <DataTable
          label="作业"
          answer={works}
          query={query}
          columns={workColumns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          actions={(work) => actionsOf(work, navigate)}
          actionsWidth={184}
          empty={{ text: '没有符合条件的作业，可以换个学年或条件。教师布置作业后会出现在这里。' }}
        />
      </Card>
    </Screen>
  );
}
