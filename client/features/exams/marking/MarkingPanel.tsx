import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExamDetail } from '../frame/exam.ts';
import { Arrangement } from './Arrangement.tsx';
import { OwnParts } from './OwnParts.tsx';

/** Marking by many: what the caller has to mark, and for leaders who marks what. */
export const MarkingPanel = ({ exam }: { exam: ExamDetail }): ReactNode => (
  <Stack gap={12} style={{ overflow: 'auto' }}>
    <OwnParts examId={exam.id} isQuiet={exam.isLeader} />
    {exam.isLeader && <Arrangement examId={exam.id} />}
  </Stack>
);
