import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { getHomeworkReport } from '../../../../contracts/wrongbook/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { teacher } from '../../../session/teacher.ts';
import { HomeworkActions } from './HomeworkActions.tsx';
import { HomeworkFilters } from './HomeworkFilters.tsx';
import { HomeworkSections } from './HomeworkSections.tsx';
import { Sections } from '../Sections.tsx';
import { useHomeworkQuery } from './use-homework-query.ts';

/** 作业学情: what the published homework of a course tells over a period. */
export function HomeworkReportScreen(): ReactNode {
  const query = useHomeworkQuery();
  const { courseName } = useSnapshot(teacher);
  // Not those of another choice: they would stand under this one's name.
  const report = useCall(getHomeworkReport, query.input, { keepPreviousData: false });
  const { from, to } = query.period;
  return (
    <Screen
      title="作业学情"
      note={courseName === '' ? '' : `${courseName} ${from} 至 ${to}`}
      actions={<HomeworkActions query={query} courseName={courseName} />}
    >
      <Card flush>
        <HomeworkFilters query={query} />
      </Card>
      <Sections>
        {query.input === null ? (
          <Card>
            <EmptyState text="请在页面顶部选择课程。" />
          </Card>
        ) : (
          <Loaded answer={report} what="作业学情">
            {(data) => <HomeworkSections report={data} />}
          </Loaded>
        )}
      </Sections>
    </Screen>
  );
}
