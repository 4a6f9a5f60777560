import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { RecordsScreen } from '../../features/printing/records/RecordsScreen.tsx';

/** 打印记录: what was printed or saved, by whom and for whom. */
export const Page = (): ReactNode => <RecordsScreen />;
