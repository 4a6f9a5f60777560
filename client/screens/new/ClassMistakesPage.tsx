import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ClassBookScreen } from '../../features/mistakes/class/ClassBookScreen.tsx';
import { useLesson } from '../../features/mistakes/use-lesson.ts';

/** 班级错题本: what a class gets wrong and why, and how it is talked over in front of the class. */
export const Page = (): ReactNode => <ClassBookScreen title="班级错题本" lesson={useLesson()} />;
