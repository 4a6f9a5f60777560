import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import type { User } from '../../../http/user.ts';
import {
  countDevices,
  selectContracts,
  selectLastUse,
  selectStock,
  selectUse,
  type UseRow,
} from './figures.queries.ts';
import { askedPeriod, placedSchools, presentPeriod, type PlacedSchool } from './place.ts';
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
  const ids = schools.map(({ schoolId }) => schoolId);
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
  user: User,
  { partnerId, ...asked }: ParsedOf<typeof getPartnerOverview>,
): Overview {
  const { schools: placed, partners, partnerIds } = placedSchools(sandbox, user, partnerId);
  const ids = placed.map(({ schoolId }) => schoolId);
  const period = askedPeriod(sandbox, getPartnerOverview, asked, ids);
  const schools = figuresOf(sandbox, placed, period);
  const dayBefore = dateOf(dayOf(period.from) - 1);
  return {
    now: sandbox.clock.dateTime(),
    period: presentPeriod(sandbox, ids, period),
    devices: countDevices(sandbox, partnerIds, period.from),
    totals: {
      schools: countOn(schools, period.to),
      schoolsBefore: countOn(schools, dayBefore),
      ...sumsOf(schools),
    },
    channels: partners
      .filter(({ id, parentId }) => id === user.partnerId || parentId === user.partnerId)
      .map(({ id, name }) => ({ partnerId: id, partnerName: name, isOwn: id === user.partnerId })),
    schools,
  };
}
