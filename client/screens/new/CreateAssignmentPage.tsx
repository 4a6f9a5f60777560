import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { CreateScreen } from '../../features/assignments/create/CreateScreen.tsx';

/** 布置作业: step by step; what is left is taken up again. */
export const Page = (): ReactNode => <CreateScreen />;
