import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { ClassUsageScreen } from '../../features/learning/class-usage/ClassUsageScreen.tsx';

/** 班级管理: how the classes that one teaches use the product, in the course of the header. */
export const Page = (): ReactNode => <ClassUsageScreen title="使用统计" />;
