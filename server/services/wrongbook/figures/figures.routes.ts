import * as calls from '../../../../contracts/wrongbook/figures.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { route } from '../../../http/route.ts';
import { schoolWorkRoutes } from '../school-work/school-work.routes.ts';
import { overviewSheet } from './export.ts';
import { overviewOf } from './overview.ts';
import { enablingOf, useOfSchool } from './school-use.ts';
import { trendOf } from './trend.ts';

/** What is asked about whole schools: their work, and how they use the product. */
export const schoolRoutes = [
  ...schoolWorkRoutes,

  route(calls.getPartnerOverview, ({ sandbox, user, input }) => overviewOf(sandbox, user, input)),

  route(calls.exportPartnerOverview, async ({ sandbox, user, input }) => {
    const overview = overviewOf(sandbox, user, input);
    const bytes = await runSheetTask({ kind: 'write', sheets: [overviewSheet(overview)] });
    return { bytes, fileName: `数据概览 ${overview.period.from} 至 ${overview.period.to}.xls` };
  }),

  route(calls.getPartnerTrend, ({ sandbox, user, input }) => trendOf(sandbox, user, input)),

  route(calls.getSchoolUse, ({ sandbox, input }) => useOfSchool(sandbox, input)),

  route(calls.previewEnabling, ({ sandbox, input: { schoolId } }) => enablingOf(sandbox, schoolId)),
];
