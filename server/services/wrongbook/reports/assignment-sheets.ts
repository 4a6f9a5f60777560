import { questionTypeLabels, scoreBands } from '../../../../contracts/constants/questions.ts';
import type { Cell, Sheet } from '../../../engines/spreadsheets/sheet.ts';
import type { AssignmentReport } from './assignment-report.ts';
import { completionCell, figure, labelOf, notesSheet, percent, wideSheets } from './cells.ts';

type Item = AssignmentReport['items'][number];
type Choice = Item['choices'][number];
type Group = Pick<AssignmentReport, 'completion' | 'summary' | 'bands'>;

/** What students who have no score are called, by state. */
const stateLabels = { 0: '未交', 1: '已交', 2: '缺交' } as const;

const bandLabels = new Map<string, string>(scoreBands.map(({ value, label }) => [value, label]));

/** Columns of a group of students: who has handed in, how they did, how many reached which band. */
const groupHeader: string[] = [
  '应交',
  '已交',
  '缺交',
  '已批完',
  labelOf('completion'),
  labelOf('mean'),
  labelOf('median'),
  labelOf('standardDeviation'),
  '最高分',
  '最低分',
  labelOf('passRate'),
  labelOf('excellentRate'),
  ...scoreBands.flatMap(({ label, range }) => [`${label}（${range}）人数`, `${label}占比`]),
];

const groupCells = ({ completion, summary, bands }: Group): Cell[] => [
  completion.students,
  completion.submitted,
  completion.absent,
  completion.marked,
  completionCell(completion),
  ...[summary.mean, summary.median, summary.standardDeviation, summary.highest, summary.lowest].map(figure),
  ...[summary.passRate, summary.excellentRate].map(percent),
  ...bands.flatMap(({ count, share }) => [count, percent(share)]),
];

const summarySheet = (report: AssignmentReport): Sheet => ({
  name: '概况',
  rows: [
    ['名称', '满分', ...groupHeader, labelOf('alpha'), labelOf('standardError')],
    [
      report.title,
      report.full,
      ...groupCells(report),
      figure(report.reliability.alpha),
      figure(report.reliability.standardError),
    ],
  ],
  widths: [40],
});

const classSheet = ({ classes }: AssignmentReport): Sheet => ({
  name: '班级对比',
  rows: [['班级', ...groupHeader], ...classes.map((one) => [one.className, ...groupCells(one)])],
  widths: [20],
});

const distributionSheet = ({ distribution }: AssignmentReport): Sheet => ({
  name: '分数分布',
  rows: [['起', '止', '人数'], ...distribution.map(({ from, to, count }) => [from, to, count])],
});

const itemHeader: string[] = [
  '题号',
  '题型',
  '满分',
  '知识点',
  '人数',
  '平均分',
  labelOf('facility'),
  labelOf('rightRate'),
  labelOf('discriminationIndex'),
  labelOf('pointBiserial'),
  labelOf('alphaIfDeleted'),
  '最多的错答',
];

const itemCells = (item: Item): Cell[] => [
  item.number,
  questionTypeLabels[item.questionType],
  item.full,
  item.points.join('、'),
  item.count,
  figure(item.mean),
  figure(item.facility),
  percent(item.rightRate),
  ...[item.discriminationIndex, item.pointBiserial, item.alphaIfDeleted].map(figure),
  item.frequentWrong,
];

const itemSheet = ({ items }: AssignmentReport): Sheet => ({
  name: '题目分析',
  rows: [itemHeader, ...items.map(itemCells)],
  widths: [6, 10, 8, 30],
});

const choiceCells = (item: Item, kind: string, choice: Choice): Cell[] => [
  item.number,
  kind,
  choice.answer === '' ? '（未作答）' : choice.answer,
  choice.isRight ? '是' : '否',
  choice.count,
  ...[choice.share, choice.upperShare, choice.lowerShare].map(percent),
  figure(choice.meanTotal),
];

const choiceSheet = ({ items }: AssignmentReport): Sheet => ({
  name: '作答分析',
  rows: [
    ['题号', '统计对象', '作答', '是否正确', '人数', labelOf('optionShare'), '高分组占比', '低分组占比', '平均总分'],
    ...items.flatMap((item) => [
      ...item.choices.map((choice) => choiceCells(item, '整个答案', choice)),
      ...item.letters.map((choice) => choiceCells(item, '单个选项', choice)),
    ]),
  ],
  widths: [6, 10, 30],
});

const pointSheet = ({ points }: AssignmentReport): Sheet => ({
  name: '知识点',
  rows: [
    ['知识点', '题号', labelOf('mastery')],
    ...points.map(({ name, questions, mastery }) => [name, questions.join('、'), percent(mastery)]),
  ],
  widths: [40, 20],
});

const studentSheets = ({ students, items }: AssignmentReport): Sheet[] =>
  wideSheets({
    name: '学生成绩',
    header: ['名次', '学号', '姓名', '班级', '状态', '得分', '分数段', labelOf('percentileRank')],
    rows: students.map((one) => [
      figure(one.rank),
      one.studentNo,
      one.studentName,
      one.className,
      stateLabels[one.state],
      figure(one.score),
      bandLabels.get(one.band) ?? '',
      percent(one.percentileRank),
    ]),
    wideHeader: items.map(({ number }) => `第 ${number} 题`),
    wideRows: students.map(({ scores }) => scores.map(figure)),
  });

/** The report of one piece of work as sheets, with the figures of the screen. */
export const assignmentSheets = (report: AssignmentReport): Sheet[] => [
  summarySheet(report),
  classSheet(report),
  distributionSheet(report),
  itemSheet(report),
  choiceSheet(report),
  pointSheet(report),
  ...studentSheets(report),
  notesSheet(),
];
