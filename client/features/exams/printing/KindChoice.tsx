import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { examPrintKinds, examPrintLabels, type ExamPrintKind } from '../../../../contracts/constants/exam-printing.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Label } from '../../printing/Label.tsx';
import { closedBy } from './print-request.ts';
import type { ExamDetail } from '../frame/exam.ts';

interface Props {
  exam: ExamDetail;
  kinds: readonly ExamPrintKind[];
  onChange: (kinds: readonly ExamPrintKind[]) => void;
}

/** What each kind is, and how much of it there is. */
function notesOf({ studentCount, subjects, roomCount, classes }: ExamDetail): Record<ExamPrintKind, string> {
  const places = roomCount > 0 ? `${roomCount} 个考场` : `${classes.length} 个班`;
  const people = `${formatNumber(studentCount)} 人`;
  return {
    tickets: `${people}，按班级排，裁开发给学生`,
    desks: `${people}，按考场和座位排，裁开贴在桌上`,
    doors: `${places}，每个考场一张门贴和一张座位图`,
    attendance: `${places} × ${subjects.length} 科`,
    records: `${places} × ${subjects.length} 科，每场一张`,
    slips: `${people}，裁开发给学生，没有名次`,
    letters: `${people}，每人一页，与班级中位数比，没有名次`,
  };
}

/** What is printed; what needs rooms is closed to an exam without them. */
export function KindChoice({ exam, kinds, onChange }: Props): ReactNode {
  const notes = notesOf(exam);
  const toggle = (kind: ExamPrintKind, isIn: boolean) =>
    onChange(examPrintKinds.filter((one) => (one === kind ? isIn : kinds.includes(one))));
  return (
    <Stack gap={10} role="group" aria-label="打印内容">
      <Label>打印内容</Label>
      {examPrintKinds.map((kind) => {
        const why = closedBy(exam, kind);
        const isClosed = why !== '';
        return (
          <Checkbox
            key={kind}
            size="sm"
            label={examPrintLabels[kind]}
            description={why || notes[kind]}
            disabled={isClosed}
            checked={!isClosed && kinds.includes(kind)}
            onChange={(event) => toggle(kind, event.currentTarget.checked)}
          />
        );
      })}
    </Stack>
  );
}
