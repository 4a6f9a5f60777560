import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { MarkingScreen } from '../../features/marking/by-question/MarkingScreen.tsx';

/** 按题批改: all answers to one question side by side. */
export const Page = (): ReactNode => <MarkingScreen />;
