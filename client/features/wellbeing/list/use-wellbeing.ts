import { useSnapshot } from 'valtio';
import { getWellbeingOverview, pageWellbeingTexts } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { today } from '../../../api/clock.ts';
import { useCall } from '../../../api/use-call.ts';
import { dayBefore, dayOf } from '../../../components/days.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import { globalFilter } from '../../../session/filter.ts';

export type WellbeingQuery = PageQuery<typeof pageWellbeingTexts>;
export type TextItem = DataOf<typeof pageWellbeingTexts>['records'][number];
export type Overview = DataOf<typeof getWellbeingOverview>;

/** Texts of the last week unless other days are chosen, of grade and class in the header; what needs a look, worst first. */
export function useWellbeing() {
  const { gradeId, classId } = useSnapshot(globalFilter);
  const group = { ...(gradeId && { gradeId }), ...(classId && { classId }) };
  const week = { from: dayBefore(today(), 7), to: dayOf(today()) };
  const query = usePageQuery(pageWellbeingTexts, {
    fixed: group,
    defaults: { ...week, isNeeded: 1, descs: 'level,writtenAt' },
  });
  const { from = '', to = '', matter } = query.filters;
  // What waits is shown whenever it was written.
  const input = matter === undefined ? query.input : { ...query.input, from: undefined, to: undefined, isNeeded: 0 };
  const texts = useCall(pageWellbeingTexts, input);
  const overview = useCall(getWellbeingOverview, { ...group, ...(from && { from }), ...(to && { to }) });
  return { query, texts, overview, days: { from, to } };
}
