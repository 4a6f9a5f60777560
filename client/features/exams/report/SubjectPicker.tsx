import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReportColumn } from './report.ts';
import { inAddress, useReportAddress } from './use-report-address.ts';

/** The subject that a view is about: the one of the address where it is offered, else the first. */
export const chosenColumn = (
  columns: readonly ReportColumn[],
  subjectId: string | undefined,
): ReportColumn | undefined => columns.find((column) => column.subjectId === subjectId) ?? columns[0];

/** Subjects side by side; the choice is in the address. */
export function SubjectPicker({
  columns,
  chosen,
}: {
  columns: readonly ReportColumn[];
  chosen: ReportColumn;
}): ReactNode {
  const { show } = useReportAddress();
  return (
    <SegmentedControl
      aria-label="学科"
      size="sm"
      data={columns.map(({ subjectId, name }) => ({ value: inAddress(subjectId), label: name }))}
      value={inAddress(chosen.subjectId)}
      onChange={(subjectId) => show({ subjectId })}
      style={{ justifySelf: 'start' }}
    />
  );
}
