import * as z from 'zod';

// What is taken of the real services' answers: the fields that the specification names, the others only where they are there.

const id = z.union([z.string(), z.number()]).transform(String);
const blankId = z
  .union([id, z.null()])
  .optional()
  .transform((value) => value ?? '');
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const number = z.coerce.number();

/** A number that may be left out, or be none of those that are known. */
const oneOf = (known: readonly number[], usual: number) =>
  number
    .nullish()
    .catch(null)
    .transform((value) => (known.includes(value ?? -1) ? value! : usual));

/** The roles of who asks. */
export const roles = z.array(z.object({ roleKey: z.string() }));

const course = z.object({ courseId: id, courseName: text, subjectId: id });
export const courses = z.array(course);

/** Who asks, and the own school. */
export const person = z.object({
  id,
  userName: text,
  name: text,
  teacherName: text,
  schoolId: blankId,
  schoolName: text,
  schoolGrade: text,
  schoolArea: text,
  courses: courses.nullish().transform((list) => list ?? []),
});

export const grades = z.array(z.object({ gradeId: id, gradeName: text }));

const schoolClass = z.object({ id, className: text, gradeId: id, gradeName: text });
export const classes = z.array(schoolClass);

export const teachers = z.array(z.object({ id, name: text, account: text }));

/** Who teaches a course in a class. */
export const teaching = z.object({ id, name: text, ...course.shape });

export const student = z.object({
  id,
  name: text,
  studentNo: text,
  gender: oneOf([0, 1, 2], 0),
  schoolId: blankId,
  classId: blankId,
  guardianName: text,
  guardianPhone: text,
  status: oneOf([0, 1], 0),
  graduatedYear: blankId,
  enabled: oneOf([0, 1], 1),
});

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ records: z.array(item), total: number, size: number.optional() });

export type Person = z.output<typeof person>;
export type Course = z.output<typeof course>;
export type SchoolClass = z.output<typeof schoolClass>;
export type Teacher = z.output<typeof teachers>[number];
export type Teaching = z.output<typeof teaching>;
export type Student = z.output<typeof student>;
