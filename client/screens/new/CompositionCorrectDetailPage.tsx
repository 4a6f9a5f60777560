import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { CompositionScreen } from '../../features/marking/composition/CompositionScreen.tsx';

/** 作文批改详情: one student's composition with marks by dimension and comments in the text. */
export const Page = (): ReactNode => <CompositionScreen />;
