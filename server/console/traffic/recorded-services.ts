import type { z } from 'zod';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { listClasses, listGrades } from '../../../contracts/vesta/class.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { pageStudents } from '../../../contracts/vesta/student.ts';
import { listTeachers, pageTeachersByClass } from '../../../contracts/vesta/teacher.ts';
import { listCoursesByGrade } from '../../../contracts/vesta/teaching.ts';
import { Refused, type RealServices } from '../../companion/real.ts';
import type { Roster } from './roster.ts';

type Input = Readonly<Record<string, unknown>>;

/** A page of rows, as it is asked for. */
function pageOf<T>(rows: readonly T[], { current, size }: Input) {
  const [page, most] = [Number(current), Number(size)];
  return { records: rows.slice((page - 1) * most, page * most), total: rows.length, size: most };
}

/** By call, what recorded answers say to it. */
const answers = (roster: Roster) =>
  new Map<Endpoint, (input: Input) => unknown>([
    [listMyRoles, () => roster.holder?.roleKeys.map((roleKey) => ({ roleKey })) ?? []],
    [listGrades, () => roster.grades],
    [listClasses, ({ gradeId }) => roster.classes.filter((one) => one.gradeId === gradeId)],
    [listCoursesByGrade, ({ gradeId }) => roster.courses.get(String(gradeId)) ?? []],
    [listTeachers, () => roster.teachers],
    [pageTeachersByClass, (input) => pageOf(roster.teachings.get(String(input['classId'])) ?? [], input)],
    [pageStudents, (input) => pageOf(roster.students, input)],
  ]);

/** Answers what a roster is read by, from what was recorded, in the place of the services themselves. */
export class RecordedServices implements Pick<RealServices, 'read'> {
  private readonly answers: ReturnType<typeof answers>;

  constructor(roster: Roster) {
    this.answers = answers(roster);
  }

  async read<E extends Endpoint, S extends z.ZodType>(
    call: E,
    _token: string,
    input: object,
    shape: S,
  ): Promise<z.output<S>> {
    const answer = this.answers.get(call);
    if (!answer) throw new Refused(404, `${call.path} was not recorded`);
    return shape.parse(answer(input as Input));
  }
}
