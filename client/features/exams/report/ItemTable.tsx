import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { demandLabels } from '../../../../contracts/constants/exam-report.ts';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { toneOfRate } from '../../../../contracts/report-text/rate-tone.ts';
import { Card } from '../../../components/page/Card.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { pathTo } from '../../../session/paths.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import { textTones } from '../../reports/text-tones.ts';
import { DemandSelect } from './DemandSelect.tsx';
import { markSigns, markWords, shortNames, type ItemsReport, type Report } from './report.ts';

type Item = ItemsReport['items'][number];

interface Props {
  items: ItemsReport;
  report: Report;
  /** Leaders say what questions ask of who answers them. */
  isLeader: boolean;
}

/** Every question; one leads to its answers. What a class is apart in by more than chance is marked. */
export const ItemTable = ({ items, report, isLeader }: Props): ReactNode => (
  <Card title="各题" flush>
    <RecordTable
      label="各题"
      columns={[...columnsFor(items, report.examId, isLeader), ...classColumns(items, report)]}
      rows={items.items}
      keyOf={({ position }) => String(position)}
      nameOf={({ position }) => `第 ${position} 题`}
    />
  </Card>
);

const right = { align: 'right', width: 76 } as const;

const columnsFor = ({ assignmentId, subjectId }: ItemsReport, examId: string, isLeader: boolean): Column<Item>[] => [
  {
    key: 'position',
    title: '题号',
    width: 64,
    render: ({ position, questionId }) => (
      <TextLink to={pathTo('marking', { assignmentId, questionId })} aria-label={`第 ${position} 题的作答`}>
        {position}
      </TextLink>
    ),
  },
  { key: 'questionType', title: '题型', width: 76, render: ({ questionType }) => questionTypeLabels[questionType] },
  { key: 'points', title: '知识点', width: 168, render: ({ points }) => points.join('、') },
  {
    key: 'demand',
    title: '要求',
    width: isLeader ? 108 : 72,
    render: ({ position, demand }) =>
      isLeader ? <DemandSelect {...{ examId, subjectId, position, demand }} /> : demandLabels[demand],
  },
  { key: 'full', title: '满分', ...right, width: 60, render: ({ full }) => formatScore(full) },
  { key: 'mean', title: '均分', ...right, render: ({ mean }) => formatNumber(mean, 2) },
  {
    key: 'facility',
    title: '得分率',
    ...right,
    hint: <StatisticHelp name="facility" />,
    width: 92,
    render: ({ facility }) => (
      <Text span inherit fw={500} c={textTones[toneOfRate(facility)]}>
        {formatRate(facility)}
      </Text>
    ),
  },
  {
    key: 'pointBiserial',
    title: '区分度',
    ...right,
    hint: <StatisticHelp name="pointBiserial" />,
    width: 92,
    render: ({ pointBiserial }) => formatNumber(pointBiserial, 2).replace('-0', '−0'),
  },
];

const classColumns = ({ items }: ItemsReport, { classes }: Report): Column<Item>[] => {
  const names = shortNames(classes);
  return (items[0]?.classes ?? []).map(({ classId }) => ({
    key: classId,
    title: names.get(classId) ?? '',
    width: 68,
    align: 'right',
    render: (item) => {
      const found = item.classes.find((one) => one.classId === classId);
      if (!found) return '-';
      return (
        <Text
          span
          inherit
          {...(markSigns[found.mark] && { fw: 600, c: found.mark === 'above' ? '#1f6b2e' : '#b0203a' })}
          title={markWords[found.mark]}
        >
          {markSigns[found.mark]}
          {formatNumber(found.mean, 2)}
        </Text>
      );
    },
  }));
};
