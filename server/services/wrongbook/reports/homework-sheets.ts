import { scoreBands } from '../../../../contracts/constants/questions.ts';
import { weakBelow } from '../../../../contracts/statistics.ts';
import type { Sheet } from '../../../engines/spreadsheets/sheet.ts';
import { completionCell, figure, labelOf, notesSheet, percent, wideSheets } from './cells.ts';
import type { HomeworkReport } from './homework.queries.ts';

function workSheet({ works, classes }: HomeworkReport): Sheet {
  const names = new Map(classes.map(({ classId, className }) => [classId, className]));
  return {
    name: '班级对比',
    rows: [
      [
        '作业',
        '布置时间',
        '满分',
        '班级',
        '应交',
        '已交',
        '缺交',
        '已批完',
        labelOf('completion'),
        '平均得分率',
        labelOf('passRate'),
      ],
      ...works.flatMap(({ title, date, full, classes: own }) =>
        own.map(({ classId, completion, meanRate, passRate }) => [
          title,
          date,
          full,
          names.get(classId)!,
          completion.students,
          completion.submitted,
          completion.absent,
          completion.marked,
          completionCell(completion),
          ...[meanRate, passRate].map(percent),
        ]),
      ),
    ],
    widths: [40, 20, 8, 20],
  };
}

const bandSheet = ({ bands }: HomeworkReport): Sheet => ({
  name: '分数段',
  rows: [
    ['分数段', '范围', '人数', '占比'],
    ...bands.map(({ count, share }, at) => [scoreBands[at]!.label, scoreBands[at]!.range, count, percent(share)]),
  ],
});

const studentSheets = ({ students, works }: HomeworkReport): Sheet[] =>
  wideSheets({
    name: '学生趋势',
    header: ['学号', '姓名', '班级', '已完成', '平均得分率', labelOf('change'), '把握'],
    rows: students.map((one) => [
      one.studentNo,
      one.studentName,
      one.className,
      one.completed,
      percent(one.meanRate),
      figure(one.change),
      percent(one.sureness),
    ]),
    wideHeader: works.map(({ title, date }) => `${title}（${date.slice(0, 10)}）`),
    wideRows: students.map(({ rates }) => rates.map(percent)),
  });

const pointSheet = ({ points }: HomeworkReport): Sheet => ({
  name: '知识点',
  rows: [
    ['知识点', '题数', labelOf('mastery'), '是否薄弱'],
    ...points.map(({ name, questionCount, mastery }) => [
      name,
      questionCount,
      percent(mastery),
      mastery !== null && mastery < weakBelow ? '薄弱' : '',
    ]),
  ],
  widths: [40],
});

/** Homework over a period as sheets, with the figures of the screen. */
export const homeworkSheets = (report: HomeworkReport): Sheet[] => [
  workSheet(report),
  bandSheet(report),
  ...studentSheets(report),
  pointSheet(report),
  notesSheet(),
];
