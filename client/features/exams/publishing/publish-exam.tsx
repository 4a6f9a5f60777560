import { publishExam } from '../../../../contracts/wrongbook/exams/publishing.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import type { RowAction } from '../../../components/table/columns.ts';
import type { ExamDetail } from '../frame/exam.ts';
import type { Scoring } from '../scores/scores.ts';
import { awayText, hindranceOf, isOut } from './publishing.ts';

const namesOf = (subjects: readonly Scoring[]): string => subjects.map(({ courseName }) => courseName).join('、');

const send = (exam: ExamDetail, act: 'publish' | 'takeBack', subjects: readonly Scoring[]) =>
  call(publishExam, { examId: exam.id, act, subjects: subjects.map(({ subjectId }) => ({ subjectId })) });

/** Publishes subjects once somebody has seen who is out of their figures. */
export function publishSubjects(exam: ExamDetail, subjects: readonly Scoring[]): Promise<boolean> {
  const away = subjects.filter((subject) => awayText(subject) !== '');
  return confirm({
    title: `发布 ${subjects.length} 科成绩`,
    message: (
      <>
        <p>将发布{namesOf(subjects)}的成绩，任教教师即可查看；有答卷的，错题记入错题本。可以随时整体撤回。</p>
        {away.map((subject) => (
          <p key={subject.subjectId}>
            {subject.courseName}：{awayText(subject)}，不计入统计。
          </p>
        ))}
      </>
    ),
    action: '发布',
    run: () => send(exam, 'publish', subjects),
  });
}

/** Takes subjects back after asking. */
export const takeBackSubjects = (exam: ExamDetail, subjects: readonly Scoring[]): Promise<boolean> =>
  confirm({
    title: `撤回 ${subjects.length} 科成绩`,
    message: `将撤回${namesOf(subjects)}的成绩，报告不再包含这些科目，由它们记入错题本的题一并收回。分数和批改不变，可以修改后重新发布。`,
    action: '撤回',
    danger: true,
    run: () => send(exam, 'takeBack', subjects),
  });

/** What can be done with one subject. */
export function subjectActions(exam: ExamDetail, subject: Scoring, isBusy: boolean): RowAction[] {
  if (isBusy) return [];
  if (isOut(subject)) return [{ label: '撤回', run: () => takeBackSubjects(exam, [subject]), danger: true }];
  const isReady = exam.state === 'marking' && !hindranceOf(subject);
  return isReady ? [{ label: '发布', run: () => publishSubjects(exam, [subject]) }] : [];
}
