import { demandLabels } from '../../../../../contracts/constants/exam-report.ts';
import type { Sheet } from '../../../../engines/spreadsheets/sheet.ts';
import { figure, percent } from '../../reports/cells.ts';
import type { Ground } from './ground.ts';
import { itemsOf } from './items.ts';
import { namesOf, shownSubjects, type Names } from './sheet-names.ts';

type Items = ReturnType<typeof itemsOf>;

/** The questions of each subject. */
const questionSheet = (names: Names, found: readonly Items[]): Sheet => ({
  name: '题目',
  rows: [
    ['学科', '题号', '满分', '知识点', '认知要求', '人数', '均分', '难度', '标准差', '题总相关'],
    ...found.flatMap(({ subjectId, items }) =>
      items.map((item) => [
        names.get(subjectId)!,
        item.position,
        item.full,
        item.points.join('、'),
        demandLabels[item.demand],
        item.count,
        ...[item.mean, item.facility, item.standardDeviation, item.pointBiserial].map(figure),
      ]),
    ),
  ],
  widths: [8, 6, 6, 30],
});

/** What they were to test, and what was reached. */
const blueprintSheet = (names: Names, found: readonly Items[]): Sheet => ({
  name: '双向细目表',
  rows: [
    ['学科', '知识点', '认知要求', '计划分值', '得分率', '题号'],
    ...found.flatMap(({ subjectId, blueprint }) =>
      blueprint.rows.flatMap(({ name, cells }) =>
        cells.map(({ demand, planned, rate, positions }) => [
          names.get(subjectId)!,
          name,
          demandLabels[demand],
          figure(planned),
          percent(rate),
          positions.join('、'),
        ]),
      ),
    ),
  ],
  widths: [8, 30],
});

/** How far marks can be relied on. */
const reliabilitySheet = (names: Names, found: readonly Items[]): Sheet => ({
  name: '信度与双评',
  rows: [
    ['学科', '信度 α', '测量标准误', '阅卷任务', '双评份数', '阈值内比例', '平均相差', '一致限', '加权 Kappa'],
    ...found.flatMap(({ subjectId, alpha, standardError, agreement }) => [
      [names.get(subjectId)!, figure(alpha), figure(standardError), '', '', '', '', '', ''],
      ...agreement.map((one) => [
        names.get(subjectId)!,
        '',
        '',
        one.name,
        one.count,
        percent(one.withinRate),
        figure(one.meanDifference),
        one.lower === null ? '' : `${one.lower.toFixed(2)} 至 ${one.upper!.toFixed(2)}`,
        figure(one.kappa),
      ]),
    ]),
  ],
});

/** Questions, blueprint and reliability of the subjects that have a paper; none where scores alone were entered. */
export function itemSheets(ground: Ground): Sheet[] {
  const names = namesOf(ground);
  const found = shownSubjects(ground)
    .filter((subjectId) => subjectId !== '')
    .map((subjectId) => itemsOf(ground, subjectId))
    .filter(({ items }) => items.length > 0);
  if (found.length === 0) return [];
  return [questionSheet(names, found), blueprintSheet(names, found), reliabilitySheet(names, found)];
}
