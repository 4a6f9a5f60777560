import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { getSchoolUse, type previewEnabling } from '../../../../contracts/wrongbook/figures.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { countTeachers, selectClassUse, selectEnabling, selectSchool } from './figures.queries.ts';
import { figuresOf } from './overview.ts';
import { askedPeriod, presentPeriod } from './place.ts';

const placed = (sandbox: Sandbox, schoolId: string) => ({ ...selectSchool(sandbox, schoolId)!, channelId: '' });

/** How a school uses the product. */
export function useOfSchool(
  sandbox: Sandbox,
  { schoolId, ...asked }: ParsedOf<typeof getSchoolUse>,
): DataOf<typeof getSchoolUse> {
  const period = askedPeriod(sandbox, getSchoolUse, asked, [schoolId]);
  const [figures] = figuresOf(sandbox, [placed(sandbox, schoolId)], period);
  const { schoolName, lastUse, students, enabled, seats, prints, printsBefore, uses, usesBefore, ...rest } = figures!;
  const { orders, ordersBefore, cents, centsBefore } = rest;
  return {
    schoolName,
    period: presentPeriod(sandbox, [schoolId], period),
    lastUse,
    ...countTeachers(sandbox, schoolId, period),
    ...{ students, enabled, seats },
    ...{ prints, printsBefore, uses, usesBefore, orders, ordersBefore, cents, centsBefore },
    classes: selectClassUse(sandbox, schoolId, period),
  };
}

/** What a school has before students of it are enabled. */
export function enablingOf(sandbox: Sandbox, schoolId: string): DataOf<typeof previewEnabling> {
  const today = sandbox.clock.dateTime().slice(0, 10);
  const period = { from: today, to: today, before: { from: '', to: '' } };
  const [figures] = figuresOf(sandbox, [placed(sandbox, schoolId)], period);
  const { schoolName, students, enabled, seats } = figures!;
  return { schoolName, students, enabled, seats, classes: selectEnabling(sandbox, schoolId) };
}
