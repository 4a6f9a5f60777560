import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExamWork } from '../../features/exams/ExamWork.tsx';
import { ExamListScreen } from '../../features/exams/list/ExamListScreen.tsx';

/** The workbench of an exam that is named. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const examId = address.get('examId') ?? '';
  return examId === '' ? <ExamListScreen scope="year" /> : <ExamWork key={examId} examId={examId} />;
}
