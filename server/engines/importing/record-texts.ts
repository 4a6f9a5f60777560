import { enrolmentLabels } from '../../../contracts/states.ts';
import { stages, subjects } from '../../../contracts/subjects.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import type { pageStudents } from '../../../contracts/vesta/student.ts';
import type { pageTeachers } from '../../../contracts/vesta/teacher.ts';
import { genderText } from './genders.ts';
import { jobNameOf } from './school-jobs.ts';
import { enabledTexts, type StudentField } from './student-columns.ts';
import type { TeacherField } from './teacher-columns.ts';

type Student = DataOf<typeof pageStudents>['records'][number];
type Teacher = DataOf<typeof pageTeachers>['records'][number];
type Teaching = Teacher['teachings'][number];

/** What a list shows of a student that is imported again. */
export type ListedStudent = Pick<Student, Exclude<StudentField, 'gender' | 'enabled'>> & {
  gender: number;
  enabled: number;
};
/** What an export shows of a student. */
export type StudentRecord = ListedStudent & Pick<Student, 'status' | 'graduatedYear'>;

/** What a list shows of a teacher. */
export type TeacherRecord = Pick<Teacher, 'name' | 'account' | 'phone' | 'subjectId' | 'gradeId'> & {
  gender: number;
  jobs: { roleKey: string }[];
  teachings: Pick<Teaching, 'gradeName' | 'className' | 'courseName'>[];
};

/** Names of all grades by id. */
export const gradeNames: ReadonlyMap<string, string> = new Map(
  stages.flatMap(({ grades, firstGradeId }) =>
    grades.map((name, index) => [String(firstGradeId + index), name] as const),
  ),
);

/** Names of all subjects by id. */
export const subjectNames: ReadonlyMap<string, string> = new Map(
  subjects.map(({ subjectId, subjectName }) => [subjectId, subjectName] as const),
);

/** The cells of a student as an export writes them and an import reads them. */
export const studentTexts = (student: ListedStudent): Record<StudentField, string> => ({
  ...student,
  gender: genderText(student.gender),
  enabled: student.enabled === 1 ? enabledTexts[1] : enabledTexts[0],
});

/** What only an export has, by header. */
export const studentExtras = (student: StudentRecord): Record<string, string> => ({
  学籍状态: enrolmentLabels[student.status],
  毕业年份: student.graduatedYear,
});

/** How a list writes one course of one class. */
export const teachingText = ({ gradeName, className, courseName }: TeacherRecord['teachings'][number]): string =>
  `${gradeName}${className}${courseName}`.replace(/\s/g, '');

/** The cells of a teacher as an export writes them and an import reads them. */
export const teacherTexts = (teacher: TeacherRecord): Record<TeacherField, string> => ({
  name: teacher.name,
  account: teacher.account,
  phone: teacher.phone,
  gender: genderText(teacher.gender),
  jobs: [...new Set(teacher.jobs.flatMap(({ roleKey }) => jobNameOf(roleKey) ?? []))].join('、'),
  subjectName: subjectNames.get(teacher.subjectId) ?? '',
  gradeName: gradeNames.get(teacher.gradeId) ?? '',
  teachings: teacher.teachings.map(teachingText).join(';'),
});
