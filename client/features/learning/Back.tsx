import type { ReactNode } from 'react';
import { BackLink } from '../../components/page/BackLink.tsx';
import { pathTo } from '../../session/paths.ts';

/** The way back to what the active role comes from: the book of the student or of the class, the list of classes, else home. */
export function Back({ studentId = '', classId = '' }: { studentId?: string; classId?: string }): ReactNode {
  const book = studentId === '' ? pathTo('classBook') : pathTo('studentBook', { studentId });
  const classes = pathTo('classes', classId === '' ? {} : { classId, tab: 'students' });
  return <BackLink to={book ?? classes ?? '/'}>返回</BackLink>;
}
