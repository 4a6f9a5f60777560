import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Answer } from '../../../components/state/answer.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { RowActions } from '../../../components/table/RowActions.tsx';
import { TablePager } from '../../../components/table/TablePager.tsx';
import { useLastPage } from '../../../components/table/use-last-page.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { useLate } from '../../../components/use-late.ts';
import type { PageControls } from '../../../components/use-page-query.ts';
import { classesText, contentText, tagName, typeName, type Assignment } from './assignment.ts';
import { CountBar } from '../work/CountBar.tsx';
import { StageTag } from '../work/StageTag.tsx';
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

function AssignmentCard({ assignment, actions }: { assignment: Assignment; actions: readonly RowAction[] }): ReactNode {
  const { taskType, title, tag, stage, studentCount, submittedCount, absentCount, markedCount } = assignment;
  const when = whenOf(assignment, absentCount);
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title} title={title}>
          {title}
        </h3>
        <StageTag stage={stage} />
      </div>
      <div className={styles.tags}>
        <Tag>{typeName(taskType)}</Tag>
        {tagName(tag) !== '' && <Tag>{tagName(tag)}</Tag>}
        <Tag>{contentText(assignment)}</Tag>
      </div>
      <p className={styles.line} title={classesText(assignment)}>
        {classesText(assignment)}
      </p>
      <div className={styles.counts}>
        <CountBar label="已交" count={submittedCount} total={studentCount} />
        <CountBar label="已批" count={markedCount} total={submittedCount} />
      </div>
      <div className={styles.foot}>
        <span className={styles.when} title={when}>
          {when}
        </span>
        <RowActions name={title} actions={actions} />
      </div>
    </article>
  );
}

/** When it was set, when it is due, and who was away; of a colleague's who set it. */
function whenOf({ createTime, dueTime, isOwn, teacherName }: Assignment, absentCount: number): string {
  const parts = [
    createTime.slice(0, 16),
    ...(isOwn ? [] : [teacherName]),
    ...(dueTime === '' ? [] : [`${dueTime.slice(5, 10)} 截止`]),
    ...(absentCount === 0 ? [] : [`缺交 ${absentCount} 人`]),
  ];
  return parts.join(' · ');
}
