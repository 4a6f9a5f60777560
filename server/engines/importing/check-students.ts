import { addStudent } from '../../../contracts/vesta/student.ts';
import { judged, type Checked, type Fault } from './checked.ts';
import { classFinder } from './class-finder.ts';
import { genderOf } from './genders.ts';
import { studentTexts } from './record-texts.ts';
import { enabledTexts, type StudentField } from './student-columns.ts';
import type { StudentRoster } from './student-roster.ts';
import { differences, repeats, type Table, type TableRow } from './table.ts';
import { differing, filled } from './texts.ts';

/** A student to add. */
export interface NewStudent {
  name: string;
  studentNo: string;
  gender: number;
  classId: string | null;
  guardianName: string;
  guardianPhone: string;
  enabled: 0 | 1;
}

type Row = TableRow<StudentField>;

/** Judges each row of a list of students by itself, by the other rows and by what the school has. */
export function checkStudents(table: Table<StudentField>, roster: StudentRoster): Checked<NewStudent>[] {
  const repeated = repeats(table.rows, ({ values }) => [values.studentNo]);
  const placeOf = classFinder(roster);
  return table.rows.map((row) => {
    const repeat = repeated(row, row.values.studentNo);
    const repeatFault = repeat && `学号 ${row.values.studentNo} ${repeat}`;
    const place = placeOf(row.values.gradeName, row.values.className);
    const schoolClass = 'schoolClass' in place ? place.schoolClass : undefined;
    const known = knownAs(table, { ...row, values: calledAs(row.values, schoolClass) }, roster);
    if (known === unchanged) return judged(row, [repeatFault]);
    const faults = [...row.faults, repeatFault, known, 'fault' in place ? place.fault : undefined];
    return judged(row, faults, newStudent(row, schoolClass?.id ?? null));
  });
}

/** The values with grade and class as the school calls them. */
const calledAs = (values: Row['values'], schoolClass: StudentRoster['classes'][number] | undefined): Row['values'] =>
  schoolClass ? { ...values, gradeName: schoolClass.gradeName, className: schoolClass.name } : values;

const unchanged = Symbol('unchanged');

function knownAs(table: Table<StudentField>, row: Row, roster: StudentRoster): Fault | typeof unchanged {
  const existing = roster.students.get(row.values.studentNo);
  if (!existing) return undefined;
  const headers = differences(table, row, studentTexts(existing));
  if (headers.length === 0) return unchanged;
  const taken = filled(addStudent.refusals.duplicateNumber, { studentNo: existing.studentNo, name: existing.name });
  return taken + differing(existing.name === row.values.name, headers);
}

const newStudent = ({ values }: Row, classId: string | null): NewStudent => ({
  name: values.name,
  studentNo: values.studentNo,
  gender: genderOf(values.gender),
  classId,
  guardianName: values.guardianName,
  guardianPhone: values.guardianPhone,
  enabled: values.enabled === enabledTexts[1] ? 1 : 0,
});
