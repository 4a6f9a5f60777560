import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/page/BackLink.tsx';
import { pathTo } from '../../session/paths.ts';
import { ofStudentBook, originName } from './practice-path.ts';

/** The way back to the book that led here: of a student, or of the class. */
export function PracticeOrigin(): ReactNode {
  const [address] = useSearchParams();
  const studentId = address.get('student') ?? '';
  return address.get(originName) === ofStudentBook ? (
    <BackLink to={pathTo('studentBook', { studentId })}>学生错题本</BackLink>
  ) : (
    <BackLink to={pathTo('classBook')}>班级错题本</BackLink>
  );
}
