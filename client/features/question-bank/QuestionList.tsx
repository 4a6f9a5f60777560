import { useEffect, type ReactNode } from 'react';
import { rowKeys } from '../../components/row-keys.ts';
import { loadKatex } from '../../components/rich-text/use-katex.ts';
import type { Answer } from '../../components/state/answer.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import { TablePager } from '../../components/table/TablePager.tsx';
import { useLastPage } from '../../components/table/use-last-page.ts';
import { useLate } from '../../components/use-late.ts';
import type { PageControls } from '../../components/use-page-query.ts';
import { isWhole, numbersOf, type Picking } from './picking.ts';
import { onePerGroup, type Question } from './question/question.ts';
import styles from './bank.module.css';

interface Props {
  questions: readonly Question[];
  /** What the list holds, for those who can't see it. */
  label: string;
  /** What questions are chosen with by keys: Enter takes the one with the focus, Delete takes it out. */
  picking?: Picking | undefined;
  /** What is shown belongs to an earlier question. */
  stale?: boolean;
  children: (question: Question) => ReactNode;
}

/** Questions below each other. */
export function QuestionList({ questions, label, picking, stale = false, children }: Props): ReactNode {
  return (
    <ul
      className={styles.list}
      aria-label={label}
      aria-busy={stale}
      data-stale={stale || undefined}
      onKeyDown={picking && pickingKeys(questions, picking)}
      data-rows
    >
      {onePerGroup(questions).map((question) => (
        <li key={question.id} {...(picking && { 'data-row': question.id, tabIndex: 0 })}>
          {children(question)}
        </li>
      ))}
    </ul>
  );
}

function pickingKeys(questions: readonly Question[], { chosen, onPick, onDrop }: Picking) {
  const of = (act: (question: Question) => void) => (row: HTMLElement) =>
    questions.filter(({ id }) => id === row.dataset.row).forEach(act);
  return rowKeys({
    Enter: of((question) => !isWhole(chosen, question) && onPick([question])),
    Delete: of((question) => numbersOf(chosen, question) && onDrop([question.id])),
  });
}

interface PagedProps {
  picking?: Picking | undefined;
  label: string;
  answer: Answer<{ records: Question[]; total: number }>;
  query: PageControls;
  /** The line of an empty list, and the button that fills it. */
  empty: { text: string; action?: ReactNode };
  children: (question: Question) => ReactNode;
}

/** A paged list of questions: loading, empty and failed states, paging. */
export function PagedQuestions({ label, answer, query, empty, picking, children }: PagedProps): ReactNode {
  const late = useLate(answer.isLoading);
  // While the questions are on their way, since most have formulas.
  useEffect(() => void loadKatex(), []);
  useLastPage(answer.data?.total, answer.isLoading, query);
  return (
    <Loaded answer={answer} what={label} skeleton={<LoadingState lines={6} height={72} />}>
      {({ records, total }) => (
        <>
          {total === 0 && <EmptyState text={empty.text}>{empty.action}</EmptyState>}
          <QuestionList label={label} questions={records} stale={late} picking={picking}>
            {children}
          </QuestionList>
          <TablePager label={label} total={total} controls={query} />
        </>
      )}
    </Loaded>
  );
}
