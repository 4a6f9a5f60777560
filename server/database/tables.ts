import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// Ids are text because the wire has them as decimal strings. Times are text in the school's local time, as on the wire.
// Deletion is logical: unique indexes cover living rows only.

const id = () => text('id').primaryKey();
const isDeleted = () => integer('is_deleted').notNull().default(0);
const createTime = () => text('create_time').notNull();

/** Settings of the sandbox: its clock, its seed. */
export const settings = sqliteTable('settings', { key: text('key').primaryKey(), value: text('value').notNull() });

/** Counters behind new ids. */
export const sequences = sqliteTable('sequences', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** Channel partners. `ancestors` is a comma list from "0" down to the parent, so its length is the level. */
export const partners = sqliteTable(
  'partners',
  {
    id: id(),
    parentId: text('parent_id').notNull(),
    ancestors: text('ancestors').notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    phone: text('phone').notNull(),
    /** A suspended channel sells nothing and gets no devices; what it has goes on. */
    isSuspended: integer('is_suspended').notNull().default(0),
    version: integer('version').notNull().default(1),
    createTime: createTime(),
    isDeleted: isDeleted(),
  },
  (t) => [index('partners_parent').on(t.parentId)],
);

export const schools = sqliteTable(
  'schools',
  {
    id: id(),
    name: text('name').notNull(),
    stage: text('stage').notNull(),
    area: text('area').notNull(),
    partnerId: text('partner_id').references(() => partners.id),
    /** The school year whose promotion has been carried out, as its first calendar year; "" before the first. */
    promotedYear: text('promoted_year').notNull().default(''),
    createTime: createTime(),
    isDeleted: isDeleted(),
  },
  (t) => [index('schools_partner').on(t.partnerId), index('schools_area').on(t.area)],
);

/** Steps of a school into a school year, with what each has changed, so that it can be taken back. */
export const promotions = sqliteTable(
  'promotions',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    /** The school year before, as `promotedYear` of the school has it. */
    yearBefore: text('year_before').notNull(),
    /** JSON: id of each class in school and of the grade that it was in, in the order in which they were moved. */
    classes: text('classes').notNull(),
    /** JSON: ids of the students who graduated. */
    students: text('students').notNull(),
    createTime: createTime(),
    /** 1 after it has been taken back. */
    isTakenBack: integer('is_taken_back').notNull().default(0),
  },
  (t) => [index('promotions_school').on(t.schoolId, t.createTime)],
);

/** Grades are the same in all schools; `position` runs from the first year of primary school to the last of senior school. */
export const grades = sqliteTable('grades', {
  id: id(),
  name: text('name').notNull(),
  stage: text('stage').notNull(),
  position: integer('position').notNull(),
});

export const schoolClasses = sqliteTable(
  'school_classes',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    gradeId: text('grade_id')
      .notNull()
      .references(() => grades.id),
    name: text('name').notNull(),
    /** Sorts 2班 before 10班. */
    position: integer('position').notNull(),
    /** Enrolment state: 0 in school, 1 graduated. */
    status: integer('status').notNull().default(0),
    graduatedYear: text('graduated_year').notNull().default(''),
    createTime: createTime(),
    isDeleted: isDeleted(),
  },
  (t) => [
    uniqueIndex('classes_name')
      .on(t.schoolId, t.gradeId, t.name)
      .where(sql`is_deleted = 0 and status = 0`),
    index('classes_grade').on(t.schoolId, t.gradeId, t.position),
    check('classes_status', sql`${t.status} in (0, 1)`),
  ],
);

export const courses = sqliteTable('courses', {
  id: id(),
  name: text('name').notNull(),
  subjectId: text('subject_id').notNull(),
  stage: text('stage').notNull(),
});

/** Which courses a school offers in which grade. */
export const offeredCourses = sqliteTable(
  'offered_courses',
  {
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    gradeId: text('grade_id')
      .notNull()
      .references(() => grades.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.gradeId, t.courseId] }), index('offered_courses_course').on(t.courseId)],
);

/** Everybody with an account. A person with a school is one of its teachers, whatever the role. */
export const users = sqliteTable(
  'users',
  {
    id: id(),
    account: text('account').notNull(),
    /** scrypt, in the form salt:key in base64; "" means that no password opens the account. */
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    gender: integer('gender').notNull().default(0),
    schoolId: text('school_id').references(() => schools.id),
    partnerId: text('partner_id').references(() => partners.id),
    /** The region of a regional researcher. */
    area: text('area').notNull().default(''),
    /** Group of the persona cards on the login page; "" for everybody else. */
    persona: text('persona').notNull().default(''),
    createTime: createTime(),
    isDeleted: isDeleted(),
  },
  (t) => [
    uniqueIndex('users_account')
      .on(t.account)
      .where(sql`is_deleted = 0`),
    uniqueIndex('users_phone')
      .on(t.schoolId, t.phone)
      .where(sql`is_deleted = 0 and phone <> ''`),
    index('users_school_name').on(t.schoolId, t.isDeleted, t.name),
    index('users_school_account').on(t.schoolId, t.isDeleted, t.account),
    index('users_school_time').on(t.schoolId, t.isDeleted, t.createTime),
    index('users_partner').on(t.partnerId),
    index('users_persona')
      .on(t.persona)
      .where(sql`persona <> ''`),
    check('users_gender', sql`${t.gender} in (0, 1, 2)`),
  ],
);

/** Roles in prefix:role form, with the subject or grade that a leader leads. */
export const userRoles = sqliteTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleKey: text('role_key').notNull(),
    position: integer('position').notNull(),
    subjectId: text('subject_id').notNull().default(''),
    gradeId: text('grade_id').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleKey] }), index('user_roles_key').on(t.roleKey)],
);

/** Who teaches which course in which class; here a course has one teacher, of a school that is kept elsewhere it may have several. */
export const teachings = sqliteTable(
  'teachings',
  {
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id),
    createTime: createTime(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.courseId, t.teacherId] }),
    index('teachings_teacher').on(t.teacherId),
    index('teachings_course').on(t.courseId),
  ],
);

export const students = sqliteTable(
  'students',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    /** Null while the student is in no class. */
    classId: text('class_id').references(() => schoolClasses.id),
    name: text('name').notNull(),
    studentNo: text('student_no').notNull(),
    gender: integer('gender').notNull().default(0),
    guardianName: text('guardian_name').notNull().default(''),
    guardianPhone: text('guardian_phone').notNull().default(''),
    /** Enrolment state: 0 in school, 1 graduated. */
    status: integer('status').notNull().default(0),
    graduatedYear: text('graduated_year').notNull().default(''),
    /** Whether the student may use the product. */
    enabled: integer('enabled').notNull().default(0),
    createTime: createTime(),
    isDeleted: isDeleted(),
  },
  (t) => [
    uniqueIndex('students_number')
      .on(t.schoolId, t.studentNo)
      .where(sql`is_deleted = 0`),
    index('students_class_number').on(t.classId, t.isDeleted, t.studentNo),
    index('students_school_number').on(t.schoolId, t.isDeleted, t.studentNo),
    index('students_school_status').on(t.schoolId, t.isDeleted, t.status, t.studentNo, t.graduatedYear),
    index('students_school_name').on(t.schoolId, t.isDeleted, t.name),
    index('students_school_time').on(t.schoolId, t.isDeleted, t.createTime),
    check('students_status', sql`${t.status} in (0, 1)`),
    check('students_gender', sql`${t.gender} in (0, 1, 2)`),
    check('students_enabled', sql`${t.enabled} in (0, 1)`),
  ],
);
