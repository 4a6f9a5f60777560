import type * as figures from '../../wrongbook/figures.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';
import { schoolWorkCases } from './wrongbook-school-work.ts';

const state = 'a partner with schools';
const school = 'a partner whose school has classes with students';
const october = { range: 'custom', from: '2026-10-01', to: '2026-10-31' } as const;
const schoolId = given('schoolId');

const figureCases: CasesOf<typeof figures> = {
  getPartnerOverview: { success: { state, input: october } },
  exportPartnerOverview: { success: { state, input: october } },
  getPartnerTrend: { success: { state, input: { ...october, view: 2, metric: 4 } } },
  getSchoolUse: { success: { state: school, input: { ...october, schoolId } } },
  previewEnabling: { success: { state: school, input: { schoolId } } },
};

/** The cases of calls about whole schools: their work, and how they use the product. */
export const schoolCases = { ...schoolWorkCases, ...figureCases };
