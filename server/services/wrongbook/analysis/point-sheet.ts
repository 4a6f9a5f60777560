import { markTexts } from '../../../../contracts/constants/analysis.ts';
import type { Sheet } from '../../../engines/spreadsheets/sheet.ts';
import { figure, percent } from '../reports/cells.ts';
import type { PointComparison } from './points.ts';
import { orDash } from './sheets.ts';

/** Knowledge points by schools, each with what its difference is. */
export const pointSheet = ({ schools, points }: PointComparison): Sheet => ({
  name: '知识点',
  rows: [
    ['知识点', '分值', '全区得分率', ...schools.flatMap(({ name }) => [name, '判断'])],
    ...points.map(({ name, full, rate, cells }) => [
      ...[name, figure(full), orDash(percent(rate))],
      ...cells.flatMap((cell) => [orDash(percent(cell.rate)), markTexts[cell.mark]]),
    ]),
  ],
  widths: [24],
});
