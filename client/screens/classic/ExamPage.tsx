import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExamWork } from '../../features/exams/ExamWork.tsx';
import { ExamListScreen } from '../../features/exams/list/ExamListScreen.tsx';
import { NewExam } from '../../features/exams/setup/NewExam.tsx';

/** 考试: the exams of class and course, the plan of a new one, and the workbench of one that is named. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const examId = address.get('examId') ?? '';
  if (examId !== '') return <ExamWork key={examId} examId={examId} />;
  return address.has('step') ? <NewExam /> : <ExamListScreen scope="lesson" />;
}
