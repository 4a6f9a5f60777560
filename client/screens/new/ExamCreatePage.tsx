import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExamWork } from '../../features/exams/ExamWork.tsx';
import { NewExam } from '../../features/exams/setup/NewExam.tsx';

/** 新建考试, and the workbench of an exam that is named. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const examId = address.get('examId') ?? '';
  return examId === '' ? <NewExam /> : <ExamWork key={examId} examId={examId} />;
}
