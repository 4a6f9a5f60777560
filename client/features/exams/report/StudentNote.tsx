import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { getExamStudent } from '../../../../contracts/wrongbook/exams/reports.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { pathTo } from '../../../session/paths.ts';
import { scoreText } from './student-columns.tsx';

type StudentReport = DataOf<typeof getExamStudent>;

interface Props {
  found: StudentReport;
  courses: ReadonlyMap<string, string>;
}

/** What is read of one candidate's subjects, and the way to the notebook. */
export function StudentNote({ found, courses }: Props): ReactNode {
  const { student, earlier } = found;
  const weakest = courses.get(student.weakest);
  return (
    <Text fz={12} c="dimmed" mt={8} component="div">
      {scoresText(found, courses)}
      {student.balance !== null && `均衡度 ${formatNumber(student.balance, 1)}（各科标准分的离散，越小越均衡）。`}
      {weakest === undefined ? '没有明显偏弱的学科。' : `明显偏弱：${weakest}。`}
      {earlier && `变化与${earlier.name}比。`}{' '}
      <TextLink to={pathTo('studentBook', { studentId: student.studentId, classId: student.classId })}>
        看错题本
      </TextLink>
    </Text>
  );
}

/** Subjects that the candidate did not sit as others did. */
function scoresText({ student }: StudentReport, courses: ReadonlyMap<string, string>): string {
  const odd = student.scores.filter(({ state }) => state !== 0);
  return odd.length === 0 ? '' : `${odd.map((one) => `${courses.get(one.subjectId)}${scoreText(one)}`).join('，')}。`;
}
