import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getSchoolUse, previewEnabling } from '../../../../contracts/wrongbook/figures.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { countTeachers, selectClassUse, selectEnabling, selectSchool } from './figures.queries.ts';
import { figuresOf } from './overview.ts';
import type { Period } from './period.ts';
import { presentPeriod, todayOf, type PlacedSchool } from './place.ts';

/** How a school uses the product. */
export function useOfSchool(
  sandbox: Sandbox,
  { school, period }: { school: PlacedSchool; period: Period },
): DataOf<typeof getSchoolUse> {
  const { schoolId, schoolName } = school;
  const figures = figuresOf(sandbox, [school], period)[0]!;
  return {
    schoolName,
    period: presentPeriod(sandbox, [schoolId], period),
    ...countTeachers(sandbox, schoolId, period),
    lastUse: figures.lastUse,
    students: figures.students,
    enabled: figures.enabled,
    seats: figures.seats,
    prints: figures.prints,
    printsBefore: figures.printsBefore,
    uses: figures.uses,
    usesBefore: figures.usesBefore,
    orders: figures.orders,
    ordersBefore: figures.ordersBefore,
    cents: figures.cents,
    centsBefore: figures.centsBefore,
    classes: selectClassUse(sandbox, schoolId, period),
  };
}

/** What a school has before students of it are enabled. */
export function enablingOf(sandbox: Sandbox, schoolId: string): DataOf<typeof previewEnabling> {
  const today = todayOf(sandbox);
  const period = { from: today, to: today, before: { from: '', to: '' } };
  const { schoolName, students, enabled, seats } = figuresOf(sandbox, [selectSchool(sandbox, schoolId)], period)[0]!;
  return { schoolName, students, enabled, seats, classes: selectEnabling(sandbox, schoolId) };
}
