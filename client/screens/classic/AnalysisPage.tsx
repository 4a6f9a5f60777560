import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { AnalysisScreen } from '../../features/analysis/AnalysisScreen.tsx';

/** 学情分析: schools of a region, classes of a grade. */
export const Page = (): ReactNode => <AnalysisScreen />;
