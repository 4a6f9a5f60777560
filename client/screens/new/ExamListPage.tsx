import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ExamListScreen } from '../../features/exams/list/ExamListScreen.tsx';

/** 考试: the exams of the learning year. */
export const Page = (): ReactNode => <ExamListScreen scope="year" />;
