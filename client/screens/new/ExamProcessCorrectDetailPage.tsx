import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { SubmissionScreen } from '../../features/marking/by-student/SubmissionScreen.tsx';

/** 作业批改详情: one student's sheet with the marks drawn on it. */
export const Page = (): ReactNode => <SubmissionScreen />;
