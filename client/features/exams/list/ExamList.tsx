import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadingTo } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { loadClasses } from '../../../filters/cascades.ts';
import { itemActions } from '../frame/exam-actions.tsx';
import { examColumns } from './exam-columns.tsx';
import { ExamFilters } from './ExamFilters.tsx';
import { nextStepOf } from './next-step.ts';
import { useExams, type ListScope } from './use-exams.ts';

/** The exams that one leads, or that classes of one's take part in. */
export function ExamList({ scope }: { scope: ListScope }): ReactNode {
  const { query, answer } = useExams(scope);
  const navigate = useNavigate();
  // The grades to choose from are those of one's classes.
  useEffect(() => void loadClasses(), []);
  return (
    <>
      <ExamFilters query={query} />
      <DataTable
        label="考试"
        answer={answer}
        query={query}
        columns={examColumns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        actions={(exam) => {
          const { label, to } = nextStepOf(exam);
          return [...leadingTo(label, to, navigate), ...itemActions(exam, navigate)];
        }}
        actionsWidth={148}
        empty={{ text: '没有符合条件的考试，可以换个学年或条件。' }}
      />
    </>
  );
}
