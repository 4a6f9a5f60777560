import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { AnalysisScreen } from '../../features/analysis/AnalysisScreen.tsx';

/** 学情分析 without the menu, of the exam and course that the address or the header names. */
export const Page = (): ReactNode => <AnalysisScreen />;
