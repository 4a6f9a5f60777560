import type { ReactNode } from 'react';
import { scoreBands } from '../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import type { StatisticName } from '../../../contracts/statistics.ts';
import type { getSchoolWork } from '../../../contracts/wrongbook/school-work.ts';
import { BarChart } from '../../components/chart/BarChart.tsx';
import { ChartCard } from '../../components/chart/ChartCard.tsx';
import { Card } from '../../components/page/Card.tsx';
import { TextLink } from '../../components/page/links.tsx';
import type { Column } from '../../components/table/columns.ts';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import styles from './reports.module.css';
import { StatisticHelp } from './StatisticHelp.tsx';
import { formatRate, formatScore } from '../../../contracts/figure-text.ts';

/** What a class has come to. */
export type ClassResult = DataOf<typeof getSchoolWork>['classes'][number];

interface Props {
  classes: readonly ClassResult[];
  /** Where the students of a class are. */
  pathOf: (classId: string) => string | undefined;
}

const right = { align: 'right', width: 88 } as const;

const figure = (name: StatisticName, title: string, render: Column<ClassResult>['render']): Column<ClassResult> => ({
  key: name,
  title,
  ...right,
  hint: <StatisticHelp name={name} />,
  render,
});

const columns: readonly Column<ClassResult>[] = [
  {
    key: 'submitted',
    title: '已交',
    ...right,
    render: ({ completion }) => `${completion.submitted}/${completion.students}`,
  },
  { key: 'marked', title: '已批完', ...right, render: ({ completion }) => completion.marked },
  figure('mean', '平均分', ({ summary }) => formatScore(summary.mean)),
  figure('median', '中位数', ({ summary }) => formatScore(summary.median)),
  figure('standardDeviation', '标准差', ({ summary }) => formatScore(summary.standardDeviation)),
  { key: 'highest', title: '最高分', ...right, render: ({ summary }) => formatScore(summary.highest) },
  { key: 'lowest', title: '最低分', ...right, render: ({ summary }) => formatScore(summary.lowest) },
  figure('passRate', '及格率', ({ summary }) => formatRate(summary.passRate)),
  figure('excellentRate', '优秀率', ({ summary }) => formatRate(summary.excellentRate)),
];

/** Classes side by side: the bands of each as parts of a bar, and all figures as a table. */
export function ClassResults({ classes, pathOf }: Props): ReactNode {
  return (
    <>
      <ChartCard
        title="各班分数段"
        chart={<ClassBands classes={classes} pathOf={pathOf} />}
        table={<BandTable classes={classes} />}
        empty={classes.some(({ summary }) => summary.count > 0) ? undefined : '还没有批完的答卷，批完后按班比较。'}
      />
      <div className={styles.together}>
        <Card title="各班成绩" flush>
          <ClassTable classes={classes} pathOf={pathOf} />
        </Card>
      </div>
    </>
  );
}

const bandLabels = scoreBands.map(({ label }) => label);

const ClassBands = ({ classes, pathOf }: Props): ReactNode => (
  <BarChart
    label="各班分数段人数"
    series={bandLabels}
    tones={scoreBands.map(({ value }) => value)}
    nameWidth={120}
    longest="whole"
    bars={classes.map(({ classId, className, bands }) => ({
      key: classId,
      label: className,
      to: pathOf(classId),
      values: bands.map(({ count }) => count),
    }))}
  />
);

const bandColumns: readonly Column<ClassResult>[] = [
  { key: 'className', title: '班级' },
  ...scoreBands.map(({ value, label, range }): Column<ClassResult> => ({
    key: value,
    title: `${label}（${range}）`,
    align: 'right',
    render: ({ bands }) => {
      const found = bands.find(({ band }) => band === value);
      return found && found.count > 0 ? `${found.count}（${formatRate(found.share)}）` : 0;
    },
  })),
];

const BandTable = ({ classes }: Pick<Props, 'classes'>): ReactNode => (
  <RecordTable
    label="各班分数段人数"
    columns={bandColumns}
    rows={classes}
    keyOf={({ classId }) => classId}
    nameOf={({ className }) => className}
  />
);

const ClassTable = ({ classes, pathOf }: Props): ReactNode => (
  <RecordTable
    label="各班成绩"
    columns={[
      {
        key: 'className',
        title: '班级',
        render: ({ classId, className }) => <TextLink to={pathOf(classId)}>{className}</TextLink>,
      },
      ...columns,
    ]}
    rows={classes}
    keyOf={({ classId }) => classId}
    nameOf={({ className }) => className}
  />
);
