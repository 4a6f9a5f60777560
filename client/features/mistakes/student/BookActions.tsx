import { Button } from '@mantine/core';
import { IconCamera, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useShortcut } from '../../../components/shortcuts.ts';
import type { Lesson } from '../use-lesson.ts';
import { addMistake } from './add/add-mistake.tsx';
import { PrintedBook } from './print/PrintedBook.tsx';
import { usePrintedBook } from './print/use-printed-book.ts';
import type { BookStudent } from './students.ts';
import { useBookQuery } from './use-book-query.ts';

interface Props {
  lesson: Lesson;
  student: BookStudent;
}

/** Adds a mistake from elsewhere to a student's book, and prints what its filters show. */
export function BookActions({ lesson, student }: Props): ReactNode {
  const { page } = useBookQuery(lesson, student.studentId);
  const printing = usePrintedBook(page.input);
  useShortcut('p', '打印错题本', () => void printing.start());
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCamera size={16} aria-hidden />}
        onClick={() => void addMistake(lesson, student)}
      >
        手工加错题
      </Button>
      <Button
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={printing.busy}
        onClick={() => void printing.start()}
      >
        打印错题本
      </Button>
      {printing.content && <PrintedBook student={student} content={printing.content} onDone={printing.done} />}
    </>
  );
}
