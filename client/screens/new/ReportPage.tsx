import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ReportScreen } from '../../features/reports/assignment/ReportScreen.tsx';

/** 作业报告: what homework tells about questions, knowledge points, students and classes. */
export const Page = (): ReactNode => <ReportScreen />;
