import { ActionIcon, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { getExamCell } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { Furthest } from './Furthest.tsx';
import styles from './report.module.css';
import {
  columnsOf,
  differenceText,
  figuresIn,
  markSigns,
  markWords,
  sentenceText,
  shortNames,
  unitOf,
  valueOf,
  type CellReport,
  type Report,
} from './report.ts';
import { SharesChart } from './SharesChart.tsx';
import { asInput, useReportAddress } from './use-report-address.ts';

/** The cell that is chosen, else the one that is furthest from chance; of one class alone where it is told which. */
export function CellPanel({ report, of }: { report: Report; of?: string }): ReactNode {
  const { examId, measure, classId, subjectId, show } = useReportAddress();
  const isChosen = (of ?? classId) !== '' && subjectId !== undefined;
  const places = [...report.lead.below, ...report.lead.above];
  const first = places.find((place) => of === undefined || place.classId === of);
  const cell = isChosen ? { classId: of ?? classId, subjectId } : first;
  const answer = useCall(
    getExamCell,
    cell ? { examId, measure, classId: cell.classId, ...asInput(cell.subjectId) } : null,
  );
  if (!cell)
    return (
      <Card>
        <EmptyState text="点表里的一格，看这个班这一科和同类班差在哪里。" />
      </Card>
    );
  const name = shortNames(report.classes).get(cell.classId) ?? '';
  const shown = report.classes.find(({ classId: id }) => id === cell.classId);
  const mark = figuresIn(shown?.cells ?? [], cell.subjectId)?.mark ?? '';
  const course = columnsOf(report).find((column) => column.subjectId === cell.subjectId)?.name ?? '';
  return (
    <Card
      title={`${name} ${course}`}
      aside={
        <Group gap={8} wrap="nowrap">
          <Tag tone={tones[mark]}>
            {markSigns[mark]} {markWords[mark]}
          </Tag>
          {isChosen && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="不看这一格"
              onClick={() => show({ ...(of === undefined && { classId: undefined }), subjectId: undefined })}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </Group>
      }
    >
      <Loaded answer={answer} what="这一格">
        {(found) => <Cell report={report} cell={found} name={name} />}
      </Loaded>
    </Card>
  );
}

const tones = { above: 'done', below: 'bad', within: 'plain', '': 'plain' } as const;

function Cell({ report, cell, name }: { report: Report; cell: CellReport; name: string }): ReactNode {
  const { measure } = useReportAddress();
  const { own, others, difference, likeClasses, mark } = cell;
  const group = report.classes.find(({ classId }) => classId === cell.classId)?.group ?? '';
  const courseId = report.subjects.find(({ subjectId }) => subjectId === cell.subjectId)?.courseId ?? '';
  const value = (figures: CellReport['own']) => sentenceText(measure, valueOf[measure](figures));
  return (
    <>
      {difference && (
        <p className={styles.difference} data-mark={mark}>
          <b>{differenceText(measure, difference.value)}</b> {unitOf(measure)}
          <span>
            95% 区间 {differenceText(measure, difference.low)} 至 {differenceText(measure, difference.high)}
          </span>
        </p>
      )}
      <Text fz={13}>
        {name} <b>{value(own)}</b>（{own.count} 人）
        {likeClasses > 0 && (
          <>
            ，其他 {likeClasses} 个{group}班 <b>{value(others)}</b>（{others.count} 人）
          </>
        )}
        ，满分 {formatScore(cell.full)}
      </Text>
      <SharesChart segments={cell.segments} name={name} others={likeClasses > 0 ? `其他${group}班` : ''} />
      {cell.items.length > 0 && <Furthest cell={cell} name={name} courseId={courseId} />}
    </>
  );
}
