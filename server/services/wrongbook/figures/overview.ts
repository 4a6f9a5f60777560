import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import {
  countDevices,
  selectContracts,
  selectLastUse,
  selectStock,
  selectUse,
  type UseRow,
} from './figures.queries.ts';
import { idsOf, presentPeriod, type Place, type PlacedSchool } from './place.ts';
import type { Period } from './period.ts';

type Overview = DataOf<typeof getPartnerOverview>;
type SchoolFigures = Overview['schools'][number];

const noUse: UseRow = {
  prints: 0,
  printsBefore: 0,
  uses: 0,
  usesBefore: 0,
  orders: 0,
  ordersBefore: 0,
  cents: 0,
  centsBefore: 0,
};

const noContract = { contractNumber: '', startDate: '', endDate: '', sinceDate: '', seats: 0 };

/** The figures of schools. */
export function figuresOf(sandbox: Sandbox, schools: readonly PlacedSchool[], period: Period): SchoolFigures[] {
  const ids = idsOf(schools);
  const use = selectUse(sandbox, ids, period);
  const stock = selectStock(sandbox, ids);
  const contracts = selectContracts(sandbox, ids);
  const last = selectLastUse(sandbox, ids);
  return schools.map((school) => {
    const { schoolId } = school;
    return {
      ...noUse,
      ...noContract,
      students: 0,
      enabled: 0,
      ...use.get(schoolId),
      ...stock.get(schoolId),
      ...contracts.get(schoolId),
      ...school,
      lastUse: last.get(schoolId)?.lastUse ?? '',
    };
  });
}

const summed = ['students', 'enabled', 'seats', ...(Object.keys(noUse) as (keyof UseRow)[])] as const;

/** What figures of schools add up to. */
export const sumsOf = (schools: readonly SchoolFigures[]) =>
  Object.fromEntries(summed.map((key) => [key, schools.reduce((total, school) => total + school[key], 0)])) as Record<
    (typeof summed)[number],
    number
  >;

/** How many of them were there on a day: those that had a contract by then, and those that never had one. */
const countOn = (schools: readonly SchoolFigures[], date: string): number =>
  schools.filter(({ sinceDate }) => sinceDate <= date).length;

/** The overview of what a partner looks after. */
export function overviewOf(
  sandbox: Sandbox,
  { place, period, today }: { place: Place; period: Period; today: string },
): Overview {
  const schools = figuresOf(sandbox, place.schools, period);
  const dayBefore = dateOf(dayOf(period.from) - 1);
  return {
    today,
    period: presentPeriod(sandbox, idsOf(place.schools), period),
    devices: countDevices(sandbox, place.partnerIds, period.from),
    totals: {
      schools: countOn(schools, period.to),
      schoolsBefore: countOn(schools, dayBefore),
      ...sumsOf(schools),
    },
    channels: place.channels,
    schools,
  };
}
