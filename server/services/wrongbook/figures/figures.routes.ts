import * as calls from '../../../../contracts/wrongbook/figures.ts';
import { route } from '../../../http/route.ts';
import { schoolWorkRoutes } from '../school-work/school-work.routes.ts';
import { figuresBytes } from './figures-bytes.ts';
import { selectSchool } from './figures.queries.ts';
import { askedPeriod, idsOf, placeOf, todayOf } from './place.ts';
import { enablingOf } from './school-use.ts';

/** What is asked about whole schools: their work, and how they use the product. */
export const schoolRoutes = [
  ...schoolWorkRoutes,

  route(calls.getPartnerOverview, async ({ sandbox, user, input }) => {
    const place = placeOf(sandbox, user, input.partnerId);
    const period = askedPeriod(sandbox, calls.getPartnerOverview, input, idsOf(place.schools));
    const task = { of: 'figures', as: 'overview', period, place, today: todayOf(sandbox) } as const;
    return { envelope: await figuresBytes(sandbox, user, task) };
  }),

  route(calls.exportPartnerOverview, async ({ sandbox, user, input }) => {
    const place = placeOf(sandbox, user, input.partnerId);
    const period = askedPeriod(sandbox, calls.exportPartnerOverview, input, idsOf(place.schools));
    const task = { of: 'figures', as: 'workbook', period, place, today: todayOf(sandbox) } as const;
    const bytes = await figuresBytes(sandbox, user, task);
    return { bytes, fileName: `数据概览 ${period.from} 至 ${period.to}.xls` };
  }),

  route(calls.getPartnerTrend, async ({ sandbox, user, input }) => {
    const { schools } = placeOf(sandbox, user, input.partnerId);
    const schoolIds = idsOf(schools).filter((id) => input.schoolId === undefined || id === input.schoolId);
    const period = askedPeriod(sandbox, calls.getPartnerTrend, input, schoolIds);
    const { view, metric } = input;
    return {
      envelope: await figuresBytes(sandbox, user, { of: 'figures', as: 'trend', period, schoolIds, view, metric }),
    };
  }),

  route(calls.getSchoolUse, async ({ sandbox, user, input }) => {
    const school = selectSchool(sandbox, input.schoolId);
    const period = askedPeriod(sandbox, calls.getSchoolUse, input, [input.schoolId]);
    return { envelope: await figuresBytes(sandbox, user, { of: 'figures', as: 'school', period, school }) };
  }),

  route(calls.previewEnabling, ({ sandbox, input: { schoolId } }) => enablingOf(sandbox, schoolId)),
];
