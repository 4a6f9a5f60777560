import { Group, Kbd, Text, Title, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Panel } from '../../components/page/Panel.tsx';
import { SearchField } from '../../components/page/SearchField.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import styles from './learning.module.css';

/** A student of the list, and what is said beside the name. */
export interface ListedStudent {
  studentId: string;
  studentName: string;
  studentNo: string;
  note: ReactNode;
}

interface Props {
  students: readonly ListedStudent[];
  chosen: string;
  choose: (studentId: string) => void;
  search: string;
  setSearch: (text: string) => void;
}

/** Students whose name or number holds a text. */
export const studentsWith = <S extends Pick<ListedStudent, 'studentName' | 'studentNo'>>(
  students: readonly S[],
  text: string,
): S[] => students.filter(({ studentName, studentNo }) => studentName.includes(text) || studentNo.includes(text));

/** The students of a class to choose one from, in the order of the class list. */
export function StudentAside({ students, chosen, choose, search, setSearch }: Props): ReactNode {
  const shown = studentsWith(students, search);
  return (
    <Panel
      as="aside"
      label="学生"
      head={
        <>
          <Group justify="space-between" mb={8}>
            <Title order={2} fz={15} lh="inherit">
              学生
            </Title>
            <Text span fz="xs" c="dimmed">
              <Kbd>J</Kbd> <Kbd>K</Kbd> 换人
            </Text>
          </Group>
          <SearchField label="姓名或学号" value={search} onSearch={setSearch} width="100%" />
        </>
      }
    >
      {shown.length === 0 && (
        <EmptyState text={students.length === 0 ? '这个班还没有学生。' : '没有符合的学生，可以换个姓名或学号。'} />
      )}
      <ol className={styles.students} aria-label="学生">
        {shown.map((student) => (
          <li key={student.studentId}>
            <Row student={student} isChosen={student.studentId === chosen} choose={() => choose(student.studentId)} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Row({ student, isChosen, choose }: { student: ListedStudent; isChosen: boolean; choose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <UnstyledButton ref={button} className={styles.student} aria-current={isChosen || undefined} onClick={choose}>
      <span>{student.studentName}</span>
      {student.note}
    </UnstyledButton>
  );
}
