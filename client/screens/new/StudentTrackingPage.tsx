import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { StudentBooksScreen } from '../../features/mistakes/student/StudentBooksScreen.tsx';
import { useLesson } from '../../features/mistakes/use-lesson.ts';

/** 学生错题本: the students of a class, and the mistake book of one of them. */
export const Page = (): ReactNode => <StudentBooksScreen title="学生错题本" lesson={useLesson()} />;
