import { Group, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { examMeasureLabels } from '../../../../contracts/constants/exam-report.ts';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { CellPanel } from './CellPanel.tsx';
import {
  columnsOf,
  differenceText,
  figuresIn,
  markSigns,
  markWords,
  shortNames,
  type Report,
  type ReportClass,
  type ReportColumn,
} from './report.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import styles from './report.module.css';
import { inAddress, useReportAddress } from './use-report-address.ts';

/** One class: every subject with what it reached, and how far it is from the classes of its kind. */
export function ClassView({ report }: { report: Report }): ReactNode {
  const { classId, show } = useReportAddress();
  const names = shortNames(report.classes);
  const chosen = report.classes.find((one) => one.classId === classId) ?? report.classes[0]!;
  return (
    <div className={styles.stack}>
      <Group justify="space-between" wrap="nowrap">
        <SegmentedControl
          aria-label="班级"
          size="sm"
          data={report.classes.map((one) => ({ value: one.classId, label: names.get(one.classId)! }))}
          value={chosen.classId}
          onChange={(id) => show({ classId: id })}
        />
        <Text fz={13} c="dimmed">
          {chosen.className}，应考 {chosen.candidates} 人
          {chosen.likeClasses > 0 && `，与其他 ${chosen.likeClasses} 个${chosen.group}班比`}
        </Text>
      </Group>
      <div className={styles.columns}>
        <Card title={`${chosen.className}各科`} flush>
          <Subjects report={report} one={chosen} />
        </Card>
        <CellPanel report={report} of={chosen.classId} />
      </div>
    </div>
  );
}

type Row = ReportColumn & { cell: ReportClass['cells'][number]; all: Report['grade'][number] | undefined };

const right = { align: 'right', width: 68 } as const;

const shares: readonly Column<Row>[] = [
  { key: 'excellent', title: '优秀率', ...right, render: ({ cell }) => formatRate(cell.excellentRate) },
  { key: 'pass', title: '及格率', ...right, render: ({ cell }) => formatRate(cell.passRate) },
  { key: 'low', title: '低分率', ...right, render: ({ cell }) => formatRate(cell.lowRate) },
  {
    key: 'standard',
    title: '标准分',
    ...right,
    hint: <StatisticHelp name="standardScore" />,
    width: 88,
    render: ({ cell }) => formatNumber(cell.standardScore, 1),
  },
];

function Subjects({ report, one }: { report: Report; one: ReportClass }): ReactNode {
  const { measure, pathOf } = useReportAddress();
  const rows = columnsOf(report).flatMap((column): Row[] => {
    const cell = figuresIn(one.cells, column.subjectId);
    return cell ? [{ ...column, cell, all: figuresIn(report.grade, column.subjectId) }] : [];
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      title: '学科',
      width: 128,
      render: ({ name, subjectId, full }) => (
        <>
          <Link to={pathOf({ classId: one.classId, subjectId: inAddress(subjectId) })}>{name}</Link>{' '}
          <Text span inherit fz={12} c="dimmed">
            {formatScore(full)}
          </Text>
        </>
      ),
    },
    { key: 'count', title: '人数', ...right, width: 52, render: ({ cell }) => cell.count },
    { key: 'mean', title: '均分', ...right, render: ({ cell }) => <b>{formatNumber(cell.mean, 1)}</b> },
    { key: 'all', title: '年级', ...right, render: ({ all }) => formatNumber(all?.mean, 1) },
    {
      key: 'difference',
      title: measure === 'mean' ? '与同类班比' : `${examMeasureLabels[measure]}相差`,
      align: 'right',
      hint: <StatisticHelp name="groupDifference" />,
      width: 120,
      render: ({ cell }) => (
        <span className={styles.marked} data-mark={cell.mark} title={markWords[cell.mark]}>
          {markSigns[cell.mark]} {differenceText(measure, cell.difference?.value ?? null)}
        </span>
      ),
    },
    {
      key: 'interval',
      title: '95% 区间',
      align: 'right',
      width: 120,
      render: ({ cell: { difference } }) =>
        difference ? `${differenceText(measure, difference.low)} 至 ${differenceText(measure, difference.high)}` : '-',
    },
    ...shares,
  ];
  return (
    <RecordTable
      label={`${one.className}各科`}
      columns={columns}
      rows={rows}
      keyOf={({ subjectId }) => subjectId}
      nameOf={({ name }) => name}
    />
  );
}
