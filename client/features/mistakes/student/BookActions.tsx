import { Button } from '@mantine/core';
import { IconCamera, IconPencil, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { useShortcut } from '../../../components/shortcuts.ts';
import { openPrint } from '../../printing/open-print.tsx';
import type { Lesson } from '../use-lesson.ts';
import { addMistake } from './add/add-mistake.tsx';
import type { BookStudent } from './students.ts';
import { useBookQuery } from './use-book-query.ts';
import { useStudentPractice } from './use-student-practice.ts';

interface Props {
  lesson: Lesson;
  student: BookStudent;
}

/** Adds a mistake from elsewhere to a student's book, prints what its filters show, and leads to what is to be practised. */
export function BookActions({ lesson, student }: Props): ReactNode {
  const { page } = useBookQuery(lesson, student.studentId);
  const practice = useStudentPractice(lesson, student);
  const count = practice.chosen.given?.questionCount ?? 0;
  const { studentId, current: _, size: __, ascs: ___, descs: ____, ...book } = page.input;
  const print = () => void openPrint({ book, studentId, kinds: ['book'] });
  useShortcut('p', '打印错题本', print);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCamera size={16} aria-hidden />}
        onClick={() => void addMistake(lesson, student)}
      >
        手工加错题
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
        打印错题本
      </Button>
      {count > 0 && (
        <ButtonLink to={practice.path} leftSection={<IconPencil size={16} aria-hidden />}>
          {practice.isDue ? '出今天的练习' : '出练习'} {count} 题
        </ButtonLink>
      )}
    </>
  );
}
