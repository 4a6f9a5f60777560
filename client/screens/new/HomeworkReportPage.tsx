import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { HomeworkReportScreen } from '../../features/reports/homework/HomeworkReportScreen.tsx';

/** 作业学情: what the published homework of a course tells over a period. */
export const Page = (): ReactNode => <HomeworkReportScreen />;
