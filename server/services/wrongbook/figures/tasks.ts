import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import type { getPartnerTrend } from '../../../../contracts/wrongbook/figures.ts';
import type { Place, PlacedSchool } from './place.ts';
import type { Period } from './period.ts';

/** Figures of schools to sum up: of all that a partner looks after, as an answer or a workbook, how they go, or of one school. */
export type FiguresTask = { of: 'figures'; period: Period } & (
  | { as: 'overview' | 'workbook'; place: Place; today: string }
  | ({ as: 'trend'; schoolIds: readonly string[] } & Pick<ParsedOf<typeof getPartnerTrend>, 'view' | 'metric'>)
  | { as: 'school'; school: PlacedSchool }
);
