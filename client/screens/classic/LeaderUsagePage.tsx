import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ClassUsageScreen } from '../../features/learning/class-usage/ClassUsageScreen.tsx';

/** 使用统计 for who leads a grade or a school: all subjects, of a class that is chosen here. */
export const Page = (): ReactNode => <ClassUsageScreen title="使用统计" picksClass />;
