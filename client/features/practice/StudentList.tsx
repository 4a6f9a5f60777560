import { Checkbox, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '../../../contracts/figure-text.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import type { ChangeRule } from './rule.ts';
import styles from './practice.module.css';
import {
  amountText,
  hasPractice,
  isChosen,
  missingOf,
  reasonOf,
  shortfallText,
  toggled,
  type Practising,
} from './students.ts';
import type { Practice } from './use-practice.ts';

interface Props {
  practice: Practice;
  /** Without it nobody is ticked or unticked. */
  change?: ChangeRule | undefined;
  /** Whose paper is shown. */
  studentId: string;
  choose: (studentId: string) => void;
}

/** Who gets how much, for whom the bank has too few, and for whom there is nothing. */
export function StudentList({ practice, change, studentId, choose }: Props): ReactNode {
  const { everybody, chosen, input, rule } = practice;
  const isCommon = rule.scope === 'class';
  const all = everybody.data?.students ?? [];
  const taken = all.filter((student) => isChosen(rule.studentIds, student));
  const nothing = all.filter((student) => !hasPractice(student));
  const short = shortfallText(chosen.data?.shortfall ?? []);
  return (
    <Panel
      label="学生"
      as="aside"
      head={
        <div className={styles.studentsHead}>
          {change && (
            <Checkbox
              size="xs"
              aria-label="全部学生"
              checked={rule.studentIds.length === 0}
              indeterminate={rule.studentIds.length > 0}
              onChange={() => change({ studentIds: [] })}
            />
          )}
          <span>{input === null ? '学生' : amountText(taken)}</span>
        </div>
      }
      foot={short === '' ? undefined : <p className={styles.short}>题库不够：{short}</p>}
    >
      {input === null ? (
        <EmptyState text="填好规则后，这里会显示每个学生的题数。" />
      ) : (
        <Loaded answer={everybody} what="学生的题数" skeleton={<LoadingState lines={10} height={28} />}>
          {({ students }) => (
            <>
              <ol className={styles.students} aria-label="学生" aria-busy={everybody.isLoading}>
                {students.filter(hasPractice).map((student) => (
                  <Row
                    key={student.studentId}
                    student={student}
                    withClass={practice.target.classIds.length > 1}
                    isCommon={isCommon}
                    isCurrent={!isCommon && student.studentId === studentId}
                    isTaken={isChosen(rule.studentIds, student)}
                    toggle={
                      change && (() => change({ studentIds: toggled(students, rule.studentIds, student.studentId) }))
                    }
                    choose={() => choose(student.studentId)}
                  />
                ))}
              </ol>
              {nothing.length > 0 && <Nothing students={nothing} />}
            </>
          )}
        </Loaded>
      )}
    </Panel>
  );
}

interface RowProps {
  student: Practising;
  withClass: boolean;
  /** Whether all have the same paper. */
  isCommon: boolean;
  isCurrent: boolean;
  isTaken: boolean;
  toggle: (() => void) | undefined;
  choose: () => void;
}

function Row({ student, withClass, isCommon, isCurrent, isTaken, toggle, choose }: RowProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { studentName, className, questionCount, ownCount, minutes, shortfall } = student;
  const missing = missingOf(student);
  return (
    <li className={styles.row} data-current={isCurrent || undefined} data-left={!isTaken || undefined}>
      {toggle && <Checkbox size="xs" aria-label={`给${studentName}组卷`} checked={isTaken} onChange={toggle} />}
      <UnstyledButton
        ref={button}
        className={styles.student}
        aria-current={isCurrent || undefined}
        title={missing > 0 ? `题库不够：${shortfallText(shortfall)}` : undefined}
        onClick={choose}
      >
        <span className={styles.name}>
          {studentName}
          {withClass && <small>{className}</small>}
          {missing > 0 && <small className={styles.missing}>题库缺 {missing}</small>}
        </span>
        <span>{isCommon ? `针对本人 ${formatNumber(ownCount)}` : formatNumber(questionCount)} 题</span>
        <span>{formatNumber(minutes)} 分钟</span>
      </UnstyledButton>
    </li>
  );
}

const Nothing = ({ students }: { students: readonly Practising[] }): ReactNode => (
  <section className={styles.nothing} aria-label="没有题可练的学生">
    <h3>没有题可练 {students.length} 人</h3>
    {[...new Set(students.map(reasonOf))].map((reason) => (
      <p key={reason}>
        {reason}：
        {students
          .filter((student) => reasonOf(student) === reason)
          .map(({ studentName }) => studentName)
          .join('、')}
      </p>
    ))}
  </section>
);
