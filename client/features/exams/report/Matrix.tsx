import { Group, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { examMeasureLabels, examMeasures, type ExamMeasure } from '../../../../contracts/constants/exam-report.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { StatisticName } from '../../../../contracts/statistics.ts';
import { Card } from '../../../components/page/Card.tsx';
import { moveFocus } from '../../../components/table/move-focus.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import styles from './matrix.module.css';
import {
  columnsOf,
  figuresIn,
  markSigns,
  markWords,
  measureText,
  shortNames,
  unitOf,
  valueOf,
  type Report,
  type ReportClass,
  type ReportColumn,
} from './report.ts';
import { inAddress, useReportAddress } from './use-report-address.ts';

const measures = examMeasures.map((value) => ({ value, label: examMeasureLabels[value] }));

/** Which figure tells how a measure is computed. */
const helpOf = {
  mean: 'mean',
  excellent: 'excellentRate',
  pass: 'passRate',
  low: 'lowRate',
  standard: 'standardScore',
} as const satisfies Record<ExamMeasure, StatisticName>;

/** Measures that always stand above the classes (一分三率). */
const rates = ['mean', 'excellent', 'pass', 'low'] as const;

/** Classes against subjects in one measure; what is more than chance against classes of the same kind is marked, nothing else. */
export function Matrix({ report }: { report: Report }): ReactNode {
  const { measure, show } = useReportAddress();
  const aside = (
    <Group gap={12} wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label="指标"
        data={measures}
        value={measure}
        onChange={(value) => show({ measure: value })}
        data-screen-only
      />
      <StatisticHelp name={helpOf[measure]} />
      <Text fz={12} c="dimmed" className={styles.legend}>
        <i data-mark="above">▲</i> <i data-mark="below">▼</i> 与同类班的差大于偶然
      </Text>
    </Group>
  );
  return (
    <Card title="班级 × 学科" aside={aside} flush>
      <Table report={report} measure={measure} />
    </Card>
  );
}

function Table({ report, measure }: { report: Report; measure: ExamMeasure }): ReactNode {
  const columns = columnsOf(report);
  const names = shortNames(report.classes);
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        aria-label={`班级 × 学科：${examMeasureLabels[measure]}`}
        onKeyDown={moveFocus}
        style={{ minWidth: 168 + columns.length * 58 }}
      >
        <thead>
          <tr>
            <th scope="col">班级</th>
            <th scope="col">人数</th>
            {columns.map(({ subjectId, name, full }) => (
              <th key={subjectId} scope="col">
                {name} <small>{formatScore(full)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate, row) => (
            <GradeRow key={rate} report={report} columns={columns} measure={rate} isFirst={row === 0} />
          ))}
        </tbody>
        {groupsOf(report.classes).map((classes) => (
          <tbody key={classes[0]!.classId}>
            {classes.map((one) => (
              <ClassRow key={one.classId} {...{ one, columns, measure }} name={names.get(one.classId)!} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Classes of one kind after the other, in the order of their first. */
function groupsOf(classes: readonly ReportClass[]): ReportClass[][] {
  const groups = new Map<string, ReportClass[]>();
  for (const one of classes) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups.values()];
}

interface GradeRowProps {
  report: Report;
  columns: readonly ReportColumn[];
  measure: ExamMeasure;
  isFirst: boolean;
}

const GradeRow = ({ report, columns, measure, isFirst }: GradeRowProps): ReactNode => (
  <tr className={styles.grade}>
    <th scope="row">
      {isFirst ? '年级 ' : ''}
      {examMeasureLabels[measure]}
      {measure === 'mean' ? '' : ' %'}
    </th>
    {/* Of the whole grade, of which not every class need be seen. */}
    <td>{isFirst && report.isWhole ? report.candidates : ''}</td>
    {columns.map(({ subjectId }) => {
      const figures = figuresIn(report.grade, subjectId);
      return <td key={subjectId}>{figures ? measureText(measure, valueOf[measure](figures)) : '-'}</td>;
    })}
  </tr>
);

interface ClassRowProps {
  one: ReportClass;
  name: string;
  columns: readonly ReportColumn[];
  measure: ExamMeasure;
}

const ClassRow = ({ one, name, columns, measure }: ClassRowProps): ReactNode => (
  <tr>
    <th scope="row">
      {name} {one.group !== '' && <small>{one.group}</small>}
    </th>
    <td>{one.candidates}</td>
    {columns.map((column) => (
      <ClassCell key={column.subjectId} {...{ one, name, column, measure }} />
    ))}
  </tr>
);

function ClassCell({
  one,
  name,
  column,
  measure,
}: Omit<ClassRowProps, 'columns'> & { column: ReportColumn }): ReactNode {
  const { classId, subjectId, show } = useReportAddress();
  const cell = figuresIn(one.cells, column.subjectId);
  const value = cell ? valueOf[measure](cell) : null;
  if (!cell || value === null) return <td>-</td>;
  const isChosen = classId === one.classId && subjectId === column.subjectId;
  const isEntry = isChosen || classId === '' || subjectId === undefined;
  const text = measureText(measure, value);
  return (
    <td data-mark={cell.mark} data-chosen={isChosen || undefined}>
      <button
        type="button"
        tabIndex={isEntry ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={`${name}${column.name} ${text}${measure === 'mean' ? unitOf(measure) : ''}，${markWords[cell.mark]}`}
        onClick={() => show({ classId: one.classId, subjectId: inAddress(column.subjectId) })}
      >
        {markSigns[cell.mark] && <i aria-hidden>{markSigns[cell.mark]}</i>}
        {text}
      </button>
    </td>
  );
}
