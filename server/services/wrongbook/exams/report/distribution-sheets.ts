import type { Sheet } from '../../../../engines/spreadsheets/sheet.ts';
import { figure, percent } from '../../reports/cells.ts';
import { distributionOf } from './distribution.ts';
import type { Ground } from './ground.ts';
import { namesOf, shownSubjects } from './sheet-names.ts';

/** Segments, box plots and grades of every subject. */
export function distributionSheets(ground: Ground): Sheet[] {
  const names = namesOf(ground);
  const found = shownSubjects(ground).map((subjectId) => distributionOf(ground, subjectId, subjectId === '' ? 20 : 10));
  const graded = found.flatMap(({ subjectId, grading }) => (grading ? [{ subjectId, ...grading }] : []));
  const sheets: Sheet[] = [
    {
      name: '分数段',
      rows: [
        ['学科', '起', '止', '人数', '占比'],
        ...found.flatMap(({ subjectId, segments }) =>
          segments.map(({ from, to, count, share }) => [names.get(subjectId)!, from, to, count, percent(share)]),
        ),
      ],
    },
    {
      name: '箱线图',
      rows: [
        ['学科', '班级', '人数', '均分', '标准差', '最低分', '下四分位', '中位数', '上四分位', '最高分'],
        ...found.flatMap(({ subjectId, all, classes }) =>
          [{ className: '全部', ...all }, ...classes].map((one) => [
            names.get(subjectId)!,
            one.className,
            one.count,
            ...[one.mean, one.standardDeviation, one.lowest, one.lowerQuartile].map(figure),
            ...[one.median, one.upperQuartile, one.highest].map(figure),
          ]),
        ),
      ],
    },
  ];
  if (graded.length === 0) return sheets;
  const table: Sheet = {
    name: '等级赋分',
    rows: [
      ['学科', '等级', '原始分', '赋分', '人数'],
      ...graded.flatMap(({ subjectId, table: rows }) =>
        rows.map(({ score, grade, band, count }) => [names.get(subjectId)!, band, score, grade, count]),
      ),
    ],
  };
  return [...sheets, table];
}
