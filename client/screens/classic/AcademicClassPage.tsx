import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ClassPageActions } from '../../features/exams/setup/ClassPageActions.tsx';
import { ClassScreen } from '../../features/roster/classes/ClassScreen.tsx';
import { RosterDoors } from '../../features/roster/RosterDoors.tsx';

/** 教务管理, the classes. */
export const Page = (): ReactNode => (
  <ClassScreen aside={<RosterDoors here="classes" />} actions={(school) => <ClassPageActions {...school} />} />
);
