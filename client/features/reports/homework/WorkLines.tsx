import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { LineChart } from '../../../components/chart/LineChart.tsx';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { TextLink } from '../../../components/page/links.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { pathTo } from '../../../session/paths.ts';
import type { HomeworkReport, PeriodWork } from './report.ts';

type ClassName = HomeworkReport['classes'][number];

const ofClass = ({ classes }: PeriodWork, id: string) => classes.find(({ classId }) => classId === id);

const columnsFor = (classes: readonly ClassName[]): readonly Column<PeriodWork>[] => [
  {
    key: 'title',
    title: '作业',
    render: ({ assignmentId, title }) => (
      <TextLink to={pathTo('assignmentReport', { assignmentId })} title={title}>
        {title}
      </TextLink>
    ),
  },
  { key: 'date', title: '布置日期', width: 112, render: ({ date }) => date.slice(0, 10) },
  ...classes.map(({ classId, className }): Column<PeriodWork> => ({
    key: classId,
    title: className,
    width: 128,
    align: 'right',
    render: (work) => <ClassRate work={work} classId={classId} />,
  })),
];

function ClassRate({ work, classId }: { work: PeriodWork; classId: string }): ReactNode {
  const found = ofClass(work, classId);
  if (!found) return '-';
  const { completion, meanRate } = found;
  return (
    <TextLink
      to={pathTo('assignmentReport', { assignmentId: work.assignmentId, classId })}
      title={`已交 ${completion.submitted}/${completion.students}`}
    >
      {meanRate === null ? '无人上交' : formatRate(meanRate)}
    </TextLink>
  );
}

/** Mean score rates of the classes, work by work; a value leads to the report of that work. */
export function WorkLines({ report: { works, classes } }: { report: HomeworkReport }): ReactNode {
  const navigate = useNavigate();
  const open = (classId: string, { assignmentId }: PeriodWork) => {
    const path = pathTo('assignmentReport', { assignmentId, classId });
    if (path !== undefined) void navigate(path);
  };
  return (
    <ChartCard
      title="各班平均得分率"
      chart={
        <LineChart
          label="各班平均得分率"
          ticks={works.map(({ date }) => date.slice(5, 10))}
          lines={classes.map(({ classId, className }) => ({
            key: classId,
            label: className,
            values: works.map((work) => ofClass(work, classId)?.meanRate ?? null),
          }))}
          onPick={({ key }, index) => open(key, works[index]!)}
        />
      }
      table={
        <RecordTable
          label="各班平均得分率"
          columns={columnsFor(classes)}
          rows={works}
          keyOf={({ assignmentId }) => assignmentId}
          nameOf={({ title }) => title}
        />
      }
    />
  );
}
