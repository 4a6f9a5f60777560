import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Sparkline } from '../../../components/chart/Sparkline.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { isGrowing, practisedText, sharesOf, spoken, type BookStudent } from './students.ts';
import styles from './student.module.css';
import type { Students } from './use-students.ts';

/** The students of the class, those with most to practise today first. */
export function StudentList({ students }: { students: Students }): ReactNode {
  const { answer, shown, current, search, setSearch, choose } = students;
  return (
    <Panel
      label="学生"
      as="aside"
      head={<SearchField label="姓名或学号" value={search} onSearch={setSearch} width="100%" />}
    >
      <Loaded answer={answer} what="学生名单">
        {(all) => (
          <>
            <div className={styles.studentHead} aria-hidden>
              <span>{formatNumber(shown.length)} 人</span>
              <span>到期</span>
              <span>未掌握</span>
              <span>已掌握</span>
            </div>
            {shown.length === 0 && (
              <EmptyState text={all.length === 0 ? '这个班还没有学生。' : '没有符合的学生，可以换个姓名或学号。'} />
            )}
            <ol className={styles.students} aria-label="学生">
              {shown.map((student) => (
                <li key={student.studentId}>
                  <Row
                    student={student}
                    isCurrent={student.studentId === current?.studentId}
                    choose={() => choose(student.studentId)}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const lineShape = 40;

function Row({ student, isCurrent, choose }: { student: BookStudent; isCurrent: boolean; choose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <UnstyledButton
      ref={button}
      className={styles.student}
      aria-current={isCurrent || undefined}
      aria-label={spoken(student)}
      title={practisedText(student)}
      onClick={choose}
    >
      <span className={styles.name}>
        <span>{student.studentName}</span>
        <small>{practisedText(student)}</small>
      </span>
      <span className={styles.line}>
        <Sparkline values={sharesOf(student)} width={lineShape} tone={isGrowing(student) ? 'weak' : ''} />
      </span>
      <b>{formatNumber(student.due)}</b>
      <span>{formatNumber(student.open)}</span>
      <span>{formatNumber(student.mastered)}</span>
    </UnstyledButton>
  );
}
