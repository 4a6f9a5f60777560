import { page } from '../../../../contracts/paging.ts';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import {
  activityKinds,
  type getStudentUsage,
  type pageStudentActivity,
} from '../../../../contracts/wrongbook/student-usage.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { mean } from '../../../engines/analysis/moments.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import { selectStudents } from '../mistakes/students.ts';
import { exact } from '../reports/exact.ts';
import { subjectNameOf, total } from './common.ts';
import type { Place, Span } from './place.ts';
import { countActivities, selectActivities, selectClassWorks, type UsageValues } from './usage.queries.ts';

type Usage = DataOf<typeof getStudentUsage>;
type Works = ReturnType<typeof selectClassWorks>;

const valuesOf = ({ courses }: Place, { from, to }: Span, studentId: string): UsageValues => ({
  studentId,
  subjectIds: JSON.stringify(courses.map(({ subjectId }) => subjectId)),
  since: `${from} 00:00:00`,
  until: `${to} 23:59:59`,
});

/** The mean of what is known; null where nothing is. */
const meanOf = (values: readonly (number | null)[]): number | null =>
  exact(mean(values.filter((value) => value !== null)));

const isOwn = ({ state }: Works[number]): boolean => state !== null;

function weekOf(works: Works, from: number, to: number): Usage['weeks'][number] {
  const inWeek = works.filter(({ date }) => dayOf(date) >= from && dayOf(date) <= to);
  const own = inWeek.filter(isOwn);
  const set = total(inWeek.map((work) => work.set));
  return {
    from: dateOf(from),
    to: dateOf(to),
    set: own.length,
    submitted: own.filter(({ state }) => state === 1).length,
    classShare: set > 0 ? exact(total(inWeek.map(({ submitted }) => submitted)) / set) : null,
    rate: meanOf(own.map(({ rate }) => rate)),
    classRate: meanOf(own.map(({ classRate }) => classRate)),
  };
}

/** The Monday of the week of a day; day 0, the first of January 1970, was a Thursday. */
export const mondayOf = (day: number): number => day - ((day + 3) % 7);

function weeksOf(works: Works, span: Span): Usage['weeks'] {
  const [first, last] = [dayOf(span.from), dayOf(span.to)];
  const weeks: Usage['weeks'] = [];
  for (let monday = mondayOf(first); monday <= last; monday += 7)
    weeks.push(weekOf(works, Math.max(monday, first), Math.min(monday + 6, last)));
  return weeks;
}

/** How a student uses the product: how much of each kind, and week by week against the class. */
export function usageOf(
  sandbox: Sandbox,
  { place, chosen, span }: { place: Place; chosen: Place; span: Span },
  studentId: string,
): Usage {
  const student = selectStudents(sandbox, place.classId).find((one) => one.studentId === studentId)!;
  const values = valuesOf(chosen, span, studentId);
  const works = selectClassWorks(sandbox, { ...values, classId: place.classId });
  const counts = new Map(countActivities(sandbox, { ...values, kind: null }).map((one) => [one.kind, one]));
  const own = works.filter(isOwn);
  return {
    ...student,
    className: place.className,
    schoolName: place.schoolName,
    from: span.from,
    to: span.to,
    courses: place.courses.map((course) => ({ ...course })),
    counts: activityKinds.map((kind) => {
      const { set = 0, submitted = 0 } = counts.get(kind) ?? {};
      return { kind, set, submitted };
    }),
    rate: meanOf(own.map(({ rate }) => rate)),
    classRate: meanOf(own.map(({ classRate }) => classRate)),
    weeks: weeksOf(works, span),
  };
}

/** One page of what a student did. */
export function activityPage(
  sandbox: Sandbox,
  place: Place,
  span: Span,
  input: ParsedOf<typeof pageStudentActivity>,
): DataOf<typeof pageStudentActivity> {
  const { studentId, kind = null, current, size } = input;
  const values = { ...valuesOf(place, span, studentId), kind };
  const count = total(countActivities(sandbox, values).map(({ items }) => items));
  const range = { limit: size, offset: (current - 1) * size };
  const rows = selectActivities(sandbox, { ...values, ...range }, input.ascs !== undefined);
  const records = rows.map(({ submissionId, isPublished, isLate, classRate, score, full, ...row }) => ({
    ...row,
    subjectName: subjectNameOf(row.subjectId),
    submissionId: submissionId === 0 ? '' : String(submissionId),
    isPublished: isPublished === 1,
    isLate: isLate === 1,
    score: exact(score),
    full: exact(full),
    classRate: exact(classRate),
  }));
  return page(records, count, input);
}
