import { Button, Skeleton, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { listOpenAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { today } from '../../../api/clock.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { teacher } from '../../../session/teacher.ts';
import { actOf } from '../work/acts.ts';
import { missingOf } from '../work/progress.ts';
import { classesText, type Assignment } from './assignment.ts';
import { openSubmissions } from './assignment-actions.tsx';
import { dueIn, mattersIn, type Due, type Matter } from './attention.ts';
import styles from './attention.module.css';

interface Props {
  publish: (work: Assignment) => unknown;
}

/** What of the work that goes on needs its teacher, and what is running out of time; one quiet line where nothing does. */
export function Attention({ publish }: Props): ReactNode {
  const { learningYear, courseId } = useSnapshot(teacher);
  const answer = useFollowed(listOpenAssignments, { learningYear, ...(courseId !== '' && { courseId }) }, (works) =>
    works.some(({ reading, isBeingMarked }) => reading.isRunning || isBeingMarked),
  );
  if (answer.isLoading && !answer.data) return <Skeleton h={44} radius="md" />;
  return (
    <Loaded answer={answer} what="等您处理的作业">
      {(works) => <Cards matters={mattersIn(works)} due={dueIn(works, today())} publish={publish} />}
    </Loaded>
  );
}

function Cards({ matters, due, publish }: Props & { matters: readonly Matter[]; due: readonly Due[] }): ReactNode {
  if (matters.length + due.length === 0) {
    return (
      <Text size="sm" c="dimmed" px="md">
        没有等您处理的作业。
      </Text>
    );
  }
  return (
    <div className={styles.cards}>
      <Rows title="等您处理" works={matters}>
        {(matter) => <MatterRow key={matter.work.id} matter={matter} publish={publish} />}
      </Rows>
      <Rows title="快到时间" works={due}>
        {(one) => <DueRow key={one.work.id} due={one} publish={publish} />}
      </Rows>
    </div>
  );
}

/** The most rows of a card until all are asked for. */
const mostRows = 3;

interface RowsProps<T> {
  title: string;
  works: readonly T[];
  children: (work: T) => ReactNode;
}

function Rows<T>({ title, works, children }: RowsProps<T>): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const more = works.length - mostRows;
  if (works.length === 0) return null;
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.head}>
        {title}
        <span>{works.length} 份作业</span>
      </h2>
      <ul className={styles.rows}>{(isWhole ? works : works.slice(0, mostRows)).map(children)}</ul>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" m={8} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? '收起' : `还有 ${more} 份`}
        </Button>
      )}
    </section>
  );
}

/** Two matters of a row, beside the one that it leads with. */
function factsOf(work: Assignment, label: string): string {
  const missing = missingOf(work);
  return [
    classesText(work),
    missing > 0
      ? `已交 ${work.submittedCount}/${work.studentCount}，还差 ${missing} 人`
      : `${work.submittedCount} 份收齐`,
    ...(work.doubtfulCount > 0 && label !== '存疑' ? [`存疑 ${work.doubtfulCount}`] : []),
    ...(work.absentCount > 0 ? [`缺交 ${work.absentCount} 人`] : []),
  ].join(' · ');
}

function MatterRow({ matter, publish }: Props & { matter: Matter }): ReactNode {
  const { work, count, unit, label, tone } = matter;
  return (
    <Row
      work={work}
      publish={publish}
      lead={
        <span className={styles.count} data-tone={tone}>
          <b>{count}</b> {unit}
          <small>{label}</small>
        </span>
      }
      facts={factsOf(work, label)}
    />
  );
}

function DueRow({ due: { work, kind, label }, publish }: Props & { due: Due }): ReactNode {
  const facts = kind === 'print' ? `${classesText(work)} · ${work.studentCount} 人` : factsOf(work, '');
  if (kind === 'print') return <Row work={work} publish={publish} facts={`${label} · ${facts}`} quiet />;
  return (
    <Row
      work={work}
      publish={publish}
      facts={`${label} · ${facts}`}
      quiet
      own={{ label: '看名单', run: () => openSubmissions(work) }}
    />
  );
}

interface RowProps extends Props {
  work: Assignment;
  lead?: ReactNode;
  facts: string;
  quiet?: boolean;
  /** What is done about it in the place of the next act. */
  own?: { label: string; run: () => unknown };
}

function Row({ work, lead, facts, quiet = false, own, publish }: RowProps): ReactNode {
  const navigate = useNavigate();
  const act = own ?? actOf(work, publish);
  const to = act && 'to' in act ? act.to : undefined;
  return (
    <li className={styles.row}>
      {lead}
      <div className={styles.words}>
        <span className={styles.title} title={work.title}>
          {work.title}
        </span>
        <span className={styles.facts}>{facts}</span>
      </div>
      {act && (
        <Button
          variant={quiet ? 'default' : 'light'}
          size="xs"
          flex="none"
          aria-label={`${act.label} ${work.title}`}
          onClick={() => void (to === undefined ? act.run?.() : navigate(to))}
        >
          {act.label}
        </Button>
      )}
    </li>
  );
}
