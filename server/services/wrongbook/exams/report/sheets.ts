import { resultStateLabels } from '../../../../../contracts/constants/exams.ts';
import type { Cell, Sheet } from '../../../../engines/spreadsheets/sheet.ts';
import { figure, notesSheet, percent } from '../../reports/cells.ts';
import { borderlineOf } from './borderline.ts';
import { completed, yardstickOf } from './candidates.ts';
import { distributionSheets } from './distribution-sheets.ts';
import type { Ground } from './ground.ts';
import { itemSheets } from './item-sheets.ts';
import { progressOf } from './progress.ts';
import { namesOf } from './sheet-names.ts';
import { schoolReport, type GroupFigures } from './school-report.ts';
import { selectStudents } from './students.queries.ts';
import { seesClass, seesSubject } from './view.ts';

const markSigns = { above: '▲', within: '', below: '▼', '': '' } as const;

const figureHeader = ['人数', '均分', '标准差', '优秀率', '及格率', '低分率', '标准分'];

const figureCells = (group: GroupFigures): Cell[] => [
  group.count,
  ...[group.mean, group.standardDeviation].map(figure),
  ...[group.excellentRate, group.passRate, group.lowRate].map(percent),
  figure(group.standardScore),
];

function schoolSheets(ground: Ground): Sheet[] {
  const names = namesOf(ground);
  const report = schoolReport(ground, 'mean');
  const attendance = ['应考', '计入', '缺考', '违纪', '缓考', '补考', '未登分'];
  return [
    {
      name: '一分三率',
      rows: [
        ['学科', ...figureHeader],
        ...report.grade.map((group) => [names.get(group.subjectId)!, ...figureCells(group)]),
      ],
    },
    {
      name: '应考与缺考',
      rows: [
        ['学科', ...attendance],
        ...report.subjects.map((one) => [
          one.courseName,
          ...[one.candidates, one.count, one.absent, one.disqualified, one.deferred, one.makeUp, one.unknown],
        ]),
      ],
    },
    {
      name: '班级对比',
      rows: [
        ['班级', '组别', '学科', ...figureHeader, '与同类班比', '相差', '相差至少', '相差至多'],
        ...report.classes.flatMap(({ className, group, cells }) =>
          cells.map(({ mark, difference, ...cell }) => [
            className,
            group,
            names.get(cell.subjectId)!,
            ...figureCells(cell),
            markSigns[mark],
            ...[difference?.value ?? null, difference?.low ?? null, difference?.high ?? null].map(figure),
          ]),
        ),
      ],
      widths: [16],
    },
  ];
}

function borderSheets(ground: Ground): Sheet[] {
  const { lines } = borderlineOf(ground);
  const progress = progressOf(ground, '', undefined);
  const border: Sheet = {
    name: '过线与临界',
    rows: [
      ['线', '分数', '班级', '过线', '线上临界', '线下临界'],
      ...lines.flatMap(({ name, score, classes, ...all }) =>
        [{ className: '全部', ...all }, ...classes].map((one) => [
          ...[name, score, one.className],
          ...[one.reached, one.above, one.below],
        ]),
      ),
    ],
  };
  const moved: Sheet = {
    name: '与上次比',
    rows: [
      ['对比考试', '班级', '两次都考', '上次标准分', '本次标准分', '变化', '至少', '至多', '明显变化'],
      ...progress.classes.map((one) => [
        progress.earlier?.name ?? '',
        one.className,
        one.count,
        ...[one.before, one.now, one.change?.value ?? null].map(figure),
        ...[one.change?.low ?? null, one.change?.high ?? null].map(figure),
        markSigns[one.mark],
      ]),
    ],
  };
  return [...(lines.length > 0 ? [border] : []), ...(progress.earlier ? [moved] : [])];
}

/** The most rows of a sheet of .xls, less its header. */
const mostRows = 65_000;

function studentSheet(ground: Ground): Sheet {
  const { sandbox, head, classes, view, showsRanks, subjects } = ground;
  const seen = classes.filter(({ classId }) => seesClass(view, classId)).map(({ classId }) => classId);
  const filter = { examId: head.id, classIds: JSON.stringify(seen), studentIds: null, keyword: '' };
  const rows = selectStudents(sandbox, filter, undefined, 'studentNo', { limit: mostRows, offset: 0 });
  const columns = subjects.filter(({ subjectId, isPublished }) => isPublished && seesSubject(view, subjectId));
  const graded = columns.filter(({ subjectId }) => ground.grades.subjectIds.includes(subjectId));
  return {
    name: '学生',
    rows: [
      [
        ...['班级', '学号', '考号', '姓名'],
        ...columns.map(({ courseName }) => courseName),
        ...graded.map(({ courseName }) => `${courseName}赋分`),
        ...['总分', '总分标准分', '均衡度', '最弱学科'],
        ...(showsRanks ? ['年级名次'] : []),
      ],
      ...completed(ground, yardstickOf(ground), rows).map((one) => {
        const byId = new Map(one.scores.map((score) => [score.subjectId, score]));
        return [
          ...[one.className, one.studentNo, one.examNo, one.studentName],
          ...columns.map(({ subjectId }): Cell => {
            const found = byId.get(subjectId);
            if (!found) return '';
            return found.state === 0 ? figure(found.score) : resultStateLabels[found.state];
          }),
          ...graded.map(({ subjectId }) => figure(byId.get(subjectId)?.grade ?? null)),
          ...[one.total, one.totalStandardScore, one.balance].map(figure),
          columns.find(({ subjectId }) => subjectId === one.weakest)?.courseName ?? '',
          ...(showsRanks ? [figure(one.rank)] : []),
        ];
      }),
    ],
    widths: [16, 14, 14, 12],
  };
}

/** An exam's report as sheets, one for each view, with the figures of the screen. */
export const examSheets = (ground: Ground): Sheet[] => [
  ...schoolSheets(ground),
  ...distributionSheets(ground),
  ...itemSheets(ground),
  ...borderSheets(ground),
  studentSheet(ground),
  notesSheet(),
];
