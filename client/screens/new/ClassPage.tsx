import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ClassPageActions } from '../../features/exams/setup/ClassPageActions.tsx';
import { ClassScreen } from '../../features/roster/classes/ClassScreen.tsx';

/** 班级管理: the grades and classes of the own school. */
export const Page = (): ReactNode => <ClassScreen actions={(school) => <ClassPageActions {...school} />} />;
