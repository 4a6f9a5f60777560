import { setImmediate as turn } from 'node:timers/promises';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getClassUsage } from '../../../../contracts/wrongbook/class-usage.ts';
import type { Context } from '../../../http/route.ts';
import { ledGrades } from '../../../http/user.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { mean } from '../../../engines/analysis/moments.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';
import { selectStudents } from '../mistakes/students.ts';
import { exact } from '../reports/exact.ts';
import { selectClassUsage } from './class-usage.queries.ts';
import { total } from './common.ts';
import { placeOf, spanOf, type Place, type Span } from './place.ts';
import { mondayOf } from './usage.ts';

type Usage = DataOf<typeof getClassUsage>;
type Student = Usage['students'][number];
type Selected = ReturnType<typeof selectClassUsage>;

const nothing = { set: 0, submitted: 0, late: 0, lastTime: '', rate: null } as const;
const noBook = { mistakes: 0, grown: 0, mastered: 0 } as const;

const meanOf = (rates: readonly (number | null)[]): number | null => exact(mean(rates.filter((rate) => rate !== null)));

/** The students who are in the class now, with what each did. */
function studentsOf(sandbox: Sandbox, { classId, className }: Place, selected: Selected): Student[] {
  const byId = <T extends { studentId: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.studentId, row]));
  const [sheets, pages, books] = [byId(selected.sheets), byId(selected.pages), byId(selected.book)];
  return selectStudents(sandbox, classId).map((student) => {
    const own = { ...nothing, ...sheets.get(student.studentId) };
    return {
      ...student,
      className,
      ...own,
      rate: exact(own.rate),
      pages: exact(pages.get(student.studentId)?.pages ?? 0),
      ...noBook,
      ...books.get(student.studentId),
    };
  });
}

/** The figures of a class are the sums of those of its students. */
function classOf({ classId, className }: Place, { days, prints }: Selected, students: readonly Student[]) {
  const sum = (name: 'set' | 'submitted' | 'late' | 'pages' | 'mistakes' | 'grown' | 'mastered'): number =>
    exact(total(students.map((student) => student[name])));
  return {
    classId,
    className,
    works: total(days.map(({ works }) => works)),
    prints,
    set: sum('set'),
    submitted: sum('submitted'),
    late: sum('late'),
    rate: meanOf(students.map(({ rate }) => rate)),
    pages: sum('pages'),
    mistakes: sum('mistakes'),
    grown: sum('grown'),
    mastered: sum('mastered'),
  };
}

/** Monday to Sunday; the first and the last week end with the period. */
function weeksOf(all: readonly Selected[], span: Span): Usage['weeks'] {
  const [first, last] = [dayOf(span.from), dayOf(span.to)];
  const mondayIn = ({ day }: { day: string }): number => mondayOf(dayOf(day));
  const days = grouped(
    all.flatMap((one) => one.days),
    mondayIn,
  );
  const growth = grouped(
    all.flatMap((one) => one.grown),
    mondayIn,
  );
  const weeks: Usage['weeks'] = [];
  for (let monday = mondayOf(first); monday <= last; monday += 7) {
    const own = days.get(monday) ?? [];
    weeks.push({
      from: dateOf(Math.max(monday, first)),
      to: dateOf(Math.min(monday + 6, last)),
      set: total(own.map(({ set }) => set)),
      submitted: total(own.map(({ submitted }) => submitted)),
      grown: total((growth.get(monday) ?? []).map(({ grown }) => grown)),
    });
  }
  return weeks;
}

/** How some classes use the product, each in a turn of its own; a course that the caller doesn't see of a class is left out. */
export async function classUsage(context: Context<typeof getClassUsage>): Promise<Usage> {
  const { sandbox, user, input } = context;
  const ids = [...new Set(input.classId.split(','))];
  const places = ids.map((classId) => placeOf(context, getClassUsage, classId, ledGrades(user)));
  const span = spanOf(sandbox, getClassUsage, input);
  const classes: Usage['classes'] = [];
  const students: Student[] = [];
  const all: Selected[] = [];
  for (const place of places) {
    const courses = place.courses.filter(({ courseId }) => input.courseId === undefined || courseId === input.courseId);
    const selected = selectClassUsage(sandbox, {
      classId: place.classId,
      subjectIds: JSON.stringify(courses.map(({ subjectId }) => subjectId)),
      since: `${span.from} 00:00:00`,
      until: `${span.to} 23:59:59`,
    });
    const own = studentsOf(sandbox, place, selected);
    all.push(selected);
    students.push(...own);
    classes.push(classOf(place, selected, own));
    await turn();
  }
  return { from: span.from, to: span.to, classes, weeks: weeksOf(all, span), students };
}
