import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ExamReportScreen } from '../../features/exams/report/ExamReportScreen.tsx';

/** 考试报告. */
export const Page = (): ReactNode => <ExamReportScreen />;
