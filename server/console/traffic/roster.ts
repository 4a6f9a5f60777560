import type { z } from 'zod';
import type { Paths } from '../../../contracts/endpoint.ts';
import * as shapes from '../../companion/shapes.ts';
import { readRows, type Row } from './rows.ts';

/** Who is in a school, as recorded answers tell it. */
export interface Roster {
  /** Whose school it is, with the roles that were told; null where nobody was told. */
  holder: (shapes.Person & { roleKeys: string[] }) | null;
  grades: { gradeId: string; gradeName: string }[];
  classes: shapes.SchoolClass[];
  /** By grade, what is taught in it. */
  courses: Map<string, shapes.Course[]>;
  teachers: shapes.Teacher[];
  /** By class, who teaches what in it. */
  teachings: Map<string, shapes.Teaching[]>;
  students: shapes.Student[];
}

type Fields = Record<string, unknown>;

/** Reads the roster of a HAR; undefined of what is none. */
export function rosterOf(har: Uint8Array, paths: Paths): Roster | undefined {
  const read = readRows(har, paths);
  if (!read) return undefined;
  const of = (kind: Row['kind']): Row[] => read.rows.filter((row) => row.kind === kind);
  const named = [...of('student'), ...of('teaching')].map(classNamedIn);
  const classes = taken([...named, ...of('class').map(classOf)], shapes.classes.element);
  const told = classes.map(({ gradeId, gradeName }) => ({ gradeId, gradeName }));
  const grades = taken([...told, ...of('grade').map(gradeOf)], shapes.grades.element, ({ gradeId }) => gradeId);
  const gradeNames = new Map(grades.map(({ gradeId, gradeName }) => [gradeId, gradeName]));
  const person = read.answers
    .get('getTeacherSchool')
    ?.map((one) => shapes.person.safeParse(one).data)
    .find(Boolean);
  const roles =
    read.answers
      .get('listMyRoles')
      ?.map((one) => shapes.roles.safeParse(one).data)
      .find(Boolean) ?? [];
  return {
    holder: person ? { ...person, roleKeys: roles.map(({ roleKey }) => roleKey) } : null,
    grades: grades.filter(({ gradeName }) => gradeName !== ''),
    classes: classes
      .filter(({ className }) => className !== '')
      .map((one) => ({ ...one, gradeName: one.gradeName || (gradeNames.get(one.gradeId) ?? '') })),
    courses: grouped(of('course'), ({ query }) => query['gradeId'], shapes.courses.element),
    teachers: taken(
      [...of('teacher'), ...of('teaching').filter(({ fields }) => 'name' in fields)].map(teacherOf),
      shapes.teachers.element,
    ).filter(({ name }) => name !== ''),
    teachings: grouped(
      of('teaching').map(teachingOf),
      ({ fields, query }) => textOf(fields['classId']) || query['classId'],
      shapes.teaching,
    ),
    students: taken(of('student').map(studentOf), shapes.student).filter(({ name }) => name !== ''),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const classOf = ({ fields }: Row): Fields => ({
  ...fields,
  className: fields['className'] ?? fields['title'],
  gradeId: fields['gradeId'] ?? fields['parentId'],
});

/** The class of which another row speaks. */
const classNamedIn = ({ fields }: Row): Fields => ({ ...fields, id: fields['classId'] || undefined });

const gradeOf = ({ fields }: Row): Fields => ({
  gradeId: fields['gradeId'] ?? fields['id'],
  gradeName: fields['gradeName'] ?? fields['name'],
});

const teacherOf = ({ fields }: Row): Fields => ({
  ...fields,
  name: fields['name'] || fields['teacherName'],
  account: fields['account'] ?? fields['userName'],
});

/** Whose courses were asked for teaches them. */
const teachingOf = (row: Row): Row => ({
  ...row,
  fields: { id: row.query['teacherId'], ...row.fields },
});

/** Whose class was asked for is in it. */
const studentOf = ({ fields, query }: Row): Fields => ({ classId: query['classId'], ...fields });

/** Rows that are what they should be, each once: what one read leaves open, another tells. */
function taken<S extends z.ZodType<object>>(
  rows: readonly Fields[],
  shape: S,
  keyOf: (row: z.output<S>) => string = (row) => (row as { id: string }).id,
): z.output<S>[] {
  const known = new Map<string, z.output<S>>();
  for (const fields of rows) {
    const { data } = shape.safeParse(fields);
    if (!data) continue;
    const key = keyOf(data);
    const told = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''));
    known.set(key, { ...data, ...known.get(key), ...told });
  }
  return [...known.values()];
}

function grouped<S extends z.ZodType<object>>(
  rows: readonly Row[],
  of: (row: Row) => string | undefined,
  shape: S,
): Map<string, z.output<S>[]> {
  const groups = new Map<string, z.output<S>[]>();
  for (const row of rows) {
    const key = of(row);
    const { data } = shape.safeParse(row.fields);
    if (key && data) groups.set(key, [...(groups.get(key) ?? []), data]);
  }
  return groups;
}
