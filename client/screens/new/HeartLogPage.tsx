import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { LogScreen } from '../../features/wellbeing/log/LogScreen.tsx';

/** 查阅记录: who opened what students wrote, for the principal. */
export const Page = (): ReactNode => <LogScreen />;
