import type { ReactNode } from 'react';
import { TextLink } from '../components/page/links.tsx';
import { pathTo } from '../session/paths.ts';
import { chooseLesson } from './cascades.ts';

interface Props {
  studentId: string;
  /** The lesson, where it is not the one that is chosen in the header. */
  lesson?: { classId: string; courseId: string } | undefined;
  /** What the book opens at: a question, or a knowledge point. */
  questionId?: string;
  pointId?: string;
  /** Leaves the dialog in which it stands. */
  onFollow?: () => void;
  /** What it is called where its words say too little. */
  label?: string;
  children: ReactNode;
}

/** Leads to a student's mistake book, at what is talked about. */
export const BookLink = ({
  studentId,
  lesson,
  questionId = '',
  pointId = '',
  onFollow,
  label,
  children,
}: Props): ReactNode => (
  <TextLink
    aria-label={label}
    to={pathTo('studentBook', { studentId, state: 'all', question: questionId, pointId })}
    onClick={() => {
      if (lesson) chooseLesson(lesson.classId, lesson.courseId);
      onFollow?.();
    }}
  >
    {children}
  </TextLink>
);
