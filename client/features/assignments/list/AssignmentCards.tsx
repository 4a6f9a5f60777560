import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Answer } from '../../../components/state/answer.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { TablePager } from '../../../components/table/TablePager.tsx';
import { useLastPage } from '../../../components/table/use-last-page.ts';
import { useLate } from '../../../components/use-late.ts';
import type { PageControls } from '../../../components/use-page-query.ts';
import type { Assignment } from './assignment.ts';
import { AssignmentCard } from './AssignmentCard.tsx';
import styles from './list.module.css';

interface Props {
  answer: Answer<{ records: Assignment[]; total: number }>;
  query: PageControls;
  actions: (assignment: Assignment) => readonly RowAction[];
  emptyText: string;
}

/** A page of assignments as cards. */
export function AssignmentCards({ answer, query, actions, emptyText }: Props): ReactNode {
  const late = useLate(answer.isLoading);
  useLastPage(answer.data?.total, answer.isLoading, query);
  return (
    <Loaded answer={answer} what="作业">
      {({ records, total }) => (
        <>
          {records.length === 0 && <EmptyState text={emptyText} />}
          <ul className={styles.cards} aria-label="作业" aria-busy={late} data-stale={late || undefined}>
            {records.map((assignment) => (
              <li key={assignment.id}>
                <AssignmentCard assignment={assignment} actions={actions(assignment)} />
              </li>
            ))}
          </ul>
          <TablePager label="作业" total={total} controls={query} />
        </>
      )}
    </Loaded>
  );
}
