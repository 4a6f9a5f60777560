import type { Endpoint } from '../../../../contracts/endpoint.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { dayOf } from '../../../engines/mastery/days.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { countLessonDays, selectBelow, selectFirstDay, selectSchoolsOf, type PartnerRow } from './figures.queries.ts';
import { periodOf, type AskedDays, type Period } from './period.ts';

/** Three years: as far back as sums are made within one answer. */
const mostDays = 1_100;

type FiguresCall = Endpoint & { refusals: { noDays: string; wrongDays: string; tooLong: string } };

/** A school within reach of a partner, with the channel right below that partner which it belongs to. */
export interface PlacedSchool {
  schoolId: string;
  schoolName: string;
  area: string;
  channelId: string;
}

/** Which of a partner's channels lies right below it on the way to another; itself where that is its own. */
function channelOf(own: string, { id, ancestors }: PartnerRow): string {
  if (id === own) return own;
  const line = [...ancestors.split(','), id];
  return line[line.indexOf(own) + 1]!;
}

/** The ids of schools. */
export const idsOf = (schools: readonly PlacedSchool[]): string[] => schools.map(({ schoolId }) => schoolId);

/** What a partner looks after. */
export interface Place {
  schools: PlacedSchool[];
  /** Whose devices count. */
  partnerIds: string[];
  /** The partner itself and those right below it. */
  channels: { partnerId: string; partnerName: string; isOwn: boolean }[];
}

/** The schools of a partner and of those below it, of one of these where it is named; never those of another. */
export function placeOf(sandbox: Sandbox, { partnerId: own }: User, named: string | undefined): Place {
  if (own === null) return { schools: [], partnerIds: [], channels: [] };
  const partners = selectBelow(sandbox, own);
  const isBelow = partners.some(({ id }) => id === named);
  const within = partners.filter(
    ({ id, ancestors }) => named === undefined || (isBelow && [id, ...ancestors.split(',')].includes(named)),
  );
  const channels = new Map(within.map((partner) => [partner.id, channelOf(own, partner)]));
  const schools = selectSchoolsOf(sandbox, [...channels.keys()]).map(({ partnerId, ...school }) => ({
    ...school,
    channelId: channels.get(partnerId!)!,
  }));
  return {
    schools,
    partnerIds: [...channels.keys()],
    channels: partners
      .filter(({ id, parentId }) => id === own || parentId === own)
      .map(({ id, name }) => ({ partnerId: id, partnerName: name, isOwn: id === own })),
  };
}

export const todayOf = (sandbox: Sandbox): string => sandbox.clock.dateTime().slice(0, 10);

/** The days that are meant; refuses what are none. */
export function askedPeriod(
  sandbox: Sandbox,
  call: FiguresCall,
  asked: AskedDays,
  schoolIds: readonly string[],
): Period {
  const { range, from, to } = asked;
  if (range === 'custom') {
    if (from === undefined || to === undefined) throw refusal<FiguresCall>(call, 'noDays');
    if (from > to) throw refusal<FiguresCall>(call, 'wrongDays');
    if (dayOf(to) - dayOf(from) > mostDays) throw refusal<FiguresCall>(call, 'tooLong');
  }
  const today = todayOf(sandbox);
  return periodOf(asked, today, (range === 'all' && selectFirstDay(sandbox, schoolIds)) || today);
}

/** Days as they go over the wire, with how many of them had lessons. */
export function presentPeriod(sandbox: Sandbox, schoolIds: readonly string[], period: Period) {
  const { before, from, to } = period;
  return {
    from,
    to,
    beforeFrom: before.from,
    beforeTo: before.to,
    lessonDays: countLessonDays(sandbox, schoolIds, period),
    lessonDaysBefore: countLessonDays(sandbox, schoolIds, before),
  };
}
