import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { StudentScreen } from '../../features/roster/students/StudentScreen.tsx';

/** 学生管理: the students of the own school. */
export const Page = (): ReactNode => <StudentScreen />;
