import { resultStateLabels } from '../../../../../contracts/constants/exams.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { questionHeader, scoreHeaders } from '../../../../engines/exams/score-columns.ts';
import type { Cell, Sheet } from '../../../../engines/spreadsheets/sheet.ts';
import { selectScored } from './scores.queries.ts';
import { questionsOf, type ScoredSubject } from './subject.ts';

const labels = Object.values(resultStateLabels).slice(1).join('、');

const notes = (full: number, hasQuestions: boolean): string[][] => [
  ['列', '说明'],
  ['考号、学号', '填一个即可，用来认出考生；姓名只用来核对'],
  hasQuestions
    ? ['第 1 题……', '每题的得分，最多两位小数；一名考生要么每题都填，要么都不填']
    : ['得分', `0 到 ${full} 分，最多两位小数`],
  ['状态', `不填即正常参加；${labels}的考生不计入统计`],
  ['补考得分', '与第一次的成绩并列保存，不计入统计'],
  ['', '导入时任何一行有误，整个文件都不写入；没有填写的考生不受影响'],
];

/** The list of a subject's candidates to be filled in, with what is on record. */
export function scoreSheets(sandbox: Sandbox, subject: ScoredSubject): Sheet[] {
  const questions = questionsOf(sandbox, subject);
  const h = scoreHeaders;
  const asked = questions.length === 0 ? [h.score] : questions.map(({ position }) => questionHeader(position));
  const rows = selectScored(sandbox, subject).map((one): Cell[] => {
    const { examNo, studentNo, studentName, className, state, score, scores, makeUpScore, note } = one;
    const points = questions.length === 0 ? [score] : questions.map(({ position }) => scores.get(position) ?? null);
    const stateName = state === 0 ? '' : resultStateLabels[state];
    return [
      examNo,
      studentNo,
      studentName,
      className,
      ...points.map((point) => point ?? ''),
      stateName,
      makeUpScore ?? '',
      note,
    ];
  });
  const headers = [h.examNo, h.studentNo, h.name, h.className, ...asked, h.state, h.makeUp, h.note];
  const widths = [14, 14, 12, 14, ...asked.map(() => (questions.length === 0 ? 10 : 8)), 8, 10, 20];
  return [
    { name: subject.courseName, rows: [headers, ...rows], widths },
    { name: '填写说明', rows: notes(subject.full, questions.length > 0), widths: [14, 60] },
  ];
}
