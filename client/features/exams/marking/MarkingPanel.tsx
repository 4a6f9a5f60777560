import type { ReactNode } from 'react';
import type { ExamDetail } from '../frame/exam.ts';
import { OwnParts } from './OwnParts.tsx';
import { MarkingProgress } from './progress/MarkingProgress.tsx';

/** Marking by many: for leaders how far all is, for the others what they have to mark. */
export const MarkingPanel = ({ exam: { id, isLeader } }: { exam: ExamDetail }): ReactNode =>
  isLeader ? <MarkingProgress examId={id} /> : <OwnParts examId={id} />;
