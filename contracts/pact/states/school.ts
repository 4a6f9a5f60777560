import {
  classIds,
  courseIds,
  helperIds,
  idleTeacherId,
  personaIds,
  schoolIds,
  studentIds,
} from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const schoolId = schoolIds.junior;
const ownId = personaIds['school-admin'];

const studentsOf = (world: World, classId: string) =>
  world.list('select id from students where class_id = ? and is_deleted = 0 order by id limit 2', classId);

const graduate = (world: World, column: string) =>
  world.get(
    `select ${column} from students where school_id = ? and status = 1 and class_id is not null order by id`,
    schoolId,
  );

/** The school whose every grade has classes, with names and numbers that are taken. */
const school = (world: World): StateValues => ({
  schoolId,
  gradeId: '7',
  classId: classIds.junior,
  otherClassId: classIds.juniorSecond,
  className: world.get('select name from school_classes where id = ?', classIds.juniorSecond),
  courseId: courseIds.maths,
  teacherId: personaIds.teacher,
  ownId,
  studentId: studentIds.sameNameFirst,
  studentIds: studentsOf(world, classIds.junior),
  studentNo: world.get('select student_no from students where id = ?', studentIds.sameNameSecond),
  account: 'teacher',
  phone: world.get('select phone from users where id = ?', personaIds.teaching),
  term: world.get('select max(term) from workbooks'),
  bookId: world.get('select max(id) from workbooks where course_id = ?', courseIds.maths),
});

/** States of a school as its administrator meets them. */
export const schoolStates = {
  'a school administrator whose school has classes with students and teachers': { as: 'school-admin', values: school },
  'a school with a class that has neither students nor teachers': {
    as: 'school-admin',
    values: (world) => ({ ...school(world), classId: classIds.empty }),
  },
  'a school with a class that has been deleted': {
    as: 'school-admin',
    prepare: (world) => world.run('update school_classes set is_deleted = 1 where id = ?', classIds.empty),
    values: (world) => ({ ...school(world), classId: classIds.empty }),
  },
  'a school with a class that has graduated': {
    as: 'school-admin',
    values: (world) => ({ ...school(world), classId: graduate(world, 'class_id') }),
  },
  'a school with a student who has graduated': {
    as: 'school-admin',
    values: (world) => ({ ...school(world), studentId: graduate(world, 'id') }),
  },
  'a school with a student who has been deleted': {
    as: 'school-admin',
    prepare: (world) => world.run('update students set is_deleted = 1 where id = ?', studentIds.noGuardian),
    values: (world) => ({ ...school(world), studentId: studentIds.noGuardian }),
  },
  'a school with a student in no class': {
    as: 'school-admin',
    values: (world) => ({ ...school(world), studentId: studentIds.noClass, studentIds: studentIds.noClass }),
  },
  'a school with a teacher who has been deleted': {
    as: 'school-admin',
    prepare: (world) => world.run('update users set is_deleted = 1 where id = ?', idleTeacherId),
    values: (world) => ({ ...school(world), teacherId: idleTeacherId }),
  },
  'a school with a teacher who teaches nothing': {
    as: 'school-admin',
    values: (world) => ({ ...school(world), teacherId: idleTeacherId }),
  },
  'a school with a class in which nobody teaches a course that its grade has': {
    as: 'school-admin',
    prepare: (world) =>
      world.run('delete from teachings where class_id = ? and course_id = ?', classIds.junior, courseIds.maths),
    values: school,
  },
  'a school with a course that the grade of a class does not have': {
    as: 'school-admin',
    values: (world) => ({ ...school(world), courseId: courseIds.physics }),
  },
  'a school without one of the grades that others have': {
    as: 'school-admin',
    values: (world) => ({ ...school(world), gradeId: '1' }),
  },
  'a grade that no school has': { as: 'school-admin', values: () => ({ gradeId: '99' }) },
  'a school without classes': {
    as: 'school-admin',
    prepare: (world) => {
      world.run('update school_classes set is_deleted = 1 where school_id = ?', schoolId);
      world.run("update schools set promoted_year = '' where id = ?", schoolId);
    },
    values: school,
  },
  'a school without graduates': {
    as: 'school-admin',
    prepare: (world) => world.run('update students set is_deleted = 1 where school_id = ? and status = 1', schoolId),
    values: school,
  },
  'a school whose classes have not been promoted this school year': {
    as: 'school-admin',
    prepare: (world) => world.run("update schools set promoted_year = '' where id = ?", schoolId),
    values: school,
  },
  'a school whose classes were promoted today': {
    as: 'school-admin',
    prepare: (world) =>
      world.run(
        `insert into promotions (id, school_id, year_before, classes, students, create_time) values ('1', ?, '', ?, '[]', ?)`,
        schoolId,
        JSON.stringify([{ id: classIds.junior, gradeId: '7' }]),
        world.sandbox.clock.dateTime(),
      ),
    values: school,
  },
  'a school with only one administrator': {
    as: 'admin-primary',
    values: () => ({ schoolId: schoolIds.primary, ownId: helperIds['admin-primary'] }),
  },
} as const satisfies States;
