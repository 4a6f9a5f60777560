import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../components/page/ActionBar.tsx';
import type { PaperItem } from '../../paper-builder/papers/PaperTable.tsx';
import type { Course } from '../../../session/courses.ts';
import { BasicFields } from './BasicFields.tsx';
import { LeaderFields } from './LeaderFields.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { SubjectFields } from './SubjectFields.tsx';
import type { PlanEditing } from './use-plan.ts';

interface Props {
  editing: PlanEditing;
  courses: readonly Course[];
  papers: readonly PaperItem[];
  /** Classes, subjects and papers stay as they are, since sheets have been printed. */
  isFixed?: boolean;
  /** The exam that is planned anew. */
  exam?: ExamDetail;
  /** What is said beside the ways on. */
  note: ReactNode;
  /** What else is settled beside the plan. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The plan of an exam: what it is called, who sits it, in which subjects and when, who leads it. */
export const PlanForm = ({
  editing,
  courses,
  papers,
  isFixed = false,
  exam,
  note,
  beside,
  children,
}: Props): ReactNode => (
  <Stack gap="md">
    <BasicFields editing={editing} isFixed={isFixed} known={exam} />
    <SubjectFields editing={editing} courses={courses} papers={papers} isFixed={isFixed} examId={exam?.id ?? ''} />
    <LeaderFields editing={editing} />
    {beside}
    <ActionBar note={note}>{children}</ActionBar>
  </Stack>
);
