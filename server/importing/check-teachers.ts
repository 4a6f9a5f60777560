import { addTeacher } from '../../contracts/vesta/teacher.ts';
import { judged, type Checked, type Fault } from './checked.ts';
import { wordsOf } from './columns.ts';
import { genderOf } from './genders.ts';
import { teacherTexts } from './record-texts.ts';
import { differences, repeats, type Table, type TableRow } from './table.ts';
import type { TeacherField } from './teacher-columns.ts';
import { grantsOf, type Grant } from './teacher-jobs.ts';
import type { TeacherRoster } from './teacher-roster.ts';
import { differing, filled } from './texts.ts';

/** A teacher to add, with roles and the courses of classes to teach. */
export interface NewTeacher {
  name: string;
  account: string;
  phone: string;
  gender: number;
  grants: Grant[];
  teachings: { classId: string; courseId: string }[];
}

type Row = TableRow<TeacherField>;
type Repeated = (row: Row, value: string) => string | undefined;

const { duplicateAccount, duplicatePhone } = addTeacher.refusals;

/** Judges each row of a list of teachers by itself, by the other rows and by what the school has. */
export function checkTeachers(table: Table<TeacherField>, roster: TeacherRoster): Checked<NewTeacher>[] {
  const accounts: Repeated = repeats(table.rows, ({ values }) => [values.account]);
  const phones: Repeated = repeats(table.rows, ({ values }) => [values.phone]);
  const teachings: Repeated = repeats(table.rows, ({ values }) => wordsOf(values.teachings));
  return table.rows.map((row) => {
    const { account, phone } = row.values;
    const repeated = [within('账号', account, accounts(row, account)), within('手机号码', phone, phones(row, phone))];
    const known = knownAs(table, row, roster);
    if (known === unchanged) return judged(row, repeated);
    const { grants, faults } = grantsOf(row.values, roster);
    const taught = taughtBy(row, roster, teachings);
    const phoneHolder = roster.phones.get(phone);
    // Where the account is taken, the phone number in use is most likely that person's own.
    const phoneTaken = known || !phoneHolder ? undefined : filled(duplicatePhone, { phone, name: phoneHolder });
    const all = [...row.faults, ...repeated, known, phoneTaken, ...faults, ...taught.faults];
    return judged(row, all, newTeacher(row, grants, taught.teachings));
  });
}

const unchanged = Symbol('unchanged');

const within = (header: string, value: string, repeat: Fault): Fault => repeat && `${header} ${value} ${repeat}`;

function knownAs(
  table: Table<TeacherField>,
  { values, ...row }: Row,
  { accounts }: TeacherRoster,
): Fault | typeof unchanged {
  if (!accounts.has(values.account)) return undefined;
  const taken = filled(duplicateAccount, { account: values.account });
  const existing = accounts.get(values.account);
  if (!existing) return taken;
  const headers = differences(table, { values, ...row }, teacherTexts(existing));
  return headers.length === 0 ? unchanged : taken + differing(existing.name === values.name, headers);
}

function taughtBy(
  row: Row,
  roster: TeacherRoster,
  repeated: Repeated,
): { teachings: NewTeacher['teachings']; faults: Fault[] } {
  const words = [...new Set(wordsOf(row.values.teachings))];
  const faults = words.map((word): Fault => {
    const course = roster.courses.get(word);
    if (!course) return `任教“${word}”不存在,应由年级、班级、课程连写,如 七年级1班语文`;
    return course.holder === ''
      ? within('任教', word, repeated(row, word))
      : `任教“${word}”已由 ${course.holder} 任教,请先解除`;
  });
  const teachings = words.flatMap((word) => roster.courses.get(word) ?? []);
  return { teachings: teachings.map(({ classId, courseId }) => ({ classId, courseId })), faults };
}

const newTeacher = ({ values }: Row, grants: Grant[], teachings: NewTeacher['teachings']): NewTeacher => ({
  name: values.name,
  account: values.account,
  phone: values.phone,
  gender: genderOf(values.gender),
  grants,
  teachings,
});
