import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { RosterDoors } from '../../features/roster/RosterDoors.tsx';
import { TeacherScreen } from '../../features/roster/teachers/TeacherScreen.tsx';

/** 教务管理, the teachers. */
export const Page = (): ReactNode => <TeacherScreen aside={<RosterDoors here="teachers" />} />;
