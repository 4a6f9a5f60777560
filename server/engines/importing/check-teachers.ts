import { addTeacher } from '../../../contracts/vesta/teacher.ts';
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
    const phoneTaken = phoneHolder && filled(duplicatePhone, { phone, name: phoneHolder });
    // Where the account is taken, the phone number and the courses that are too are most likely that person's own.
    const others = known ? [] : [phoneTaken, ...taught.taken];
    const all = [...row.faults, ...repeated, known, ...others, ...faults, ...taught.faults];
    return judged(row, all, newTeacher(row, grants, taught.teachings));
  });
}

const unchanged = Symbol('unchanged');

const within = (header: string, value: string, repeat: Fault): Fault => repeat && `${header} ${value} ${repeat}`;

function knownAs(table: Table<TeacherField>, row: Row, { accounts }: TeacherRoster): Fault | typeof unchanged {
  const { name, account } = row.values;
  if (!accounts.has(account)) return undefined;
  const taken = filled(duplicateAccount, { account });
  const existing = accounts.get(account);
  if (!existing) return taken;
  const headers = differences(table, row, teacherTexts(existing));
  return headers.length === 0 ? unchanged : taken + differing(existing.name === name, headers);
}

interface Taught {
  teachings: NewTeacher['teachings'];
  faults: Fault[];
  taken: Fault[];
}

function taughtBy(row: Row, { courses }: TeacherRoster, repeated: Repeated): Taught {
  const taught: Taught = { teachings: [], faults: [], taken: [] };
  for (const word of new Set(wordsOf(row.values.teachings))) {
    const course = courses.get(word);
    if (!course) {
      taught.faults.push(`任教“${word}”不存在，应由年级、班级、课程连写，如 七年级1班语文`);
    } else if (course.holder === '') {
      taught.teachings.push({ classId: course.classId, courseId: course.courseId });
      taught.faults.push(within('任教', word, repeated(row, word)));
    } else {
      taught.taken.push(`${word} 已由 ${course.holder} 任教，请先解除`);
    }
  }
  return taught;
}

const newTeacher = ({ values }: Row, grants: Grant[], teachings: NewTeacher['teachings']): NewTeacher => ({
  name: values.name,
  account: values.account,
  phone: values.phone,
  gender: genderOf(values.gender),
  grants,
  teachings,
});
