import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { RosterDoors } from '../../features/roster/RosterDoors.tsx';
import { StudentScreen } from '../../features/roster/students/StudentScreen.tsx';

/** 教务管理, the students. */
export const Page = (): ReactNode => <StudentScreen aside={<RosterDoors here="students" />} />;
