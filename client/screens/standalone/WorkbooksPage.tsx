import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { BookList } from '../../features/workbook/BookList.tsx';

/** 录题工作室, the workbooks of a grade with how far they have been entered. */
export const Page = (): ReactNode => <BookList />;
