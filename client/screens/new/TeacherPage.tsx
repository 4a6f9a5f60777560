import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { TeacherScreen } from '../../features/roster/teachers/TeacherScreen.tsx';

/** 教师管理: the teachers of the own school. */
export const Page = (): ReactNode => <TeacherScreen />;
