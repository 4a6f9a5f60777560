import type * as z from 'zod';
import type { reportLead } from '../../../../contracts/wrongbook/report-lead.ts';
import type { itemFigures } from '../../../../contracts/wrongbook/report-shapes.ts';
import { distanceFromWhole } from '../../../engines/analysis/comparison.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';
import { concernsOf } from './concerns.ts';
import { exact } from './exact.ts';
import { meanRateOf, ratesOf, summaryOf } from './groups.ts';
import { selectEarlier } from './lead.queries.ts';
import { lessonsOf } from './lessons.ts';
import { readWorks, type Result, type Work } from './read-work.ts';

type Lead = z.output<typeof reportLead>;
type Standing = NonNullable<Lead['last']>['own'];

/** How many works before this one tell what is usual. */
const mostEarlier = 5;

/** A piece of work: all of it, the part that is reported on, and the figures of its questions. */
interface Reported {
  all: Work;
  work: Work;
  items: z.output<typeof itemFigures>[];
}

function standingOf(results: readonly Result[]): Standing {
  const { count, mean, passRate, excellentRate } = summaryOf(results);
  return { count, mean, meanRate: meanRateOf(results), passRate, excellentRate };
}

const classesIn = (results: readonly Result[]): string[] => [...new Set(results.map(({ classId }) => classId))];

/** All results together; null where some of them are all. */
const gradeOf = (all: readonly Result[], own: readonly Result[]): Lead['grade'] =>
  own.length === all.length ? null : { ...standingOf(all), classes: classesIn(all).length };

function distanceOf({ all, work }: Reported): Lead['distance'] {
  const own = new Set(work.results);
  const others = all.results.filter((result) => !own.has(result));
  const found = distanceFromWhole(ratesOf(work.results), ratesOf(others));
  return found && { value: exact(found.value), low: exact(found.low), high: exact(found.high) };
}

/** What the first page of a report says: compared to what, what to teach again, whom to look after. */
export function leadOf(sandbox: Sandbox, assignment: AssignmentItem, reported: Reported): Lead {
  const { all, work } = reported;
  const classIds = classesIn(work.results);
  const earlier = selectEarlier(sandbox, assignment, classIds, mostEarlier);
  const works = readWorks(
    sandbox,
    earlier.map(({ id }) => id),
  );
  const last = earlier.find(({ classCount }) => classCount === classIds.length);
  return {
    grade: gradeOf(all.results, work.results),
    distance: distanceOf(reported),
    last: last ? lastOf(last, works.get(last.id)!.results, classIds) : null,
    lessons: lessonsOf(reported),
    concerns: concernsOf(
      work,
      earlier.toReversed().map(({ id }) => works.get(id)!),
    ),
  };
}

function lastOf(
  { id, title }: { id: string; title: string },
  results: readonly Result[],
  classIds: readonly string[],
): Lead['last'] {
  const own = results.filter(({ classId }) => classIds.includes(classId));
  const grade = own.length === results.length ? null : standingOf(results);
  return { assignmentId: id, title, own: standingOf(own), grade };
}
