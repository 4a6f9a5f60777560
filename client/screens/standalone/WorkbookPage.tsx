import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { WorkbookScreen } from '../../features/workbook/WorkbookScreen.tsx';

/** 练习册, entered page by page and solved by a second person. */
export function Page(): ReactNode {
  const { bookId = '' } = useParams();
  return <WorkbookScreen key={bookId} bookId={bookId} />;
}
