import { classIds, courseIds, paperIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { sumUpExam } from '../../../server/engines/mistakes/exam-results.ts';
import type { StateValues } from '../state-values.ts';
import { copiedExamId, copyExam } from './copied-exam.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';
const examId = '90019001';
const studentId = `${classIds.junior}001`;
const roomIds = ['90019101', '90019102'];
/** How many sit in the first room. */
const seats = 30;
const examTemplateId = '90019201';
const jointId = '90019301';

const settings = { thresholds: { excellent: 0.9, pass: 0.6, low: 0.4 }, examNoPattern: '{考场:2}{座位:2}' };
const time = { from: '08:00', to: '10:00' };
const source = {
  name: '契约考试',
  kind: 'monthly',
  gradeId: '7',
  settings,
  groups: {},
  subjects: [{ courseId: courseIds.maths, day: 0, ...time, full: 100, way: 'scores' }],
  rooms: [{ name: '一考场', capacity: 100, columns: 5 }],
};

/** An exam of maths for a class that the teacher has, without sheets, everybody seated in two rooms. */
function set(world: World): void {
  const teacher = personaIds.teacher;
  world.run(
    `insert into exams (id, school_id, name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time)
      select ?, school_id, '契约考试', 'monthly', '7', '202601', id, '2026-11-05', '2026-11-05', ?, '2026-10-14 08:00:00'
      from users where id = ?`,
    examId,
    JSON.stringify(settings),
    teacher,
  );
  world.run('insert into exam_leaders (exam_id, user_id) values (?, ?)', examId, teacher);
  world.run(
    "insert into exam_classes (exam_id, class_id, class_name) values (?, ?, '七年级1班')",
    examId,
    classIds.junior,
  );
  world.run(
    `insert into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way)
      values (?, '2', ?, 1, '2026-11-05', '08:00', '10:00', 100, 'scores')`,
    examId,
    courseIds.maths,
  );
  seat(world);
  world.run(
    "insert into exam_results (exam_id, subject_id, student_id, class_id) select exam_id, '2', student_id, class_id from exam_students where exam_id = ?",
    examId,
  );
}

/** Those who come first fill the first room, the others sit in the second one. */
function seat(world: World): void {
  for (const [index, name] of ['一考场', '二考场'].entries())
    world.run(
      'insert into exam_rooms (id, exam_id, name, capacity, columns, position, invigilators) values (?, ?, ?, 100, 5, ?, ?)',
      roomIds[index],
      examId,
      name,
      index + 1,
      JSON.stringify([personaIds.teacher]),
    );
  world.run(
    `insert into exam_students (exam_id, student_id, class_id, exam_no, room_id, seat)
      select ?, id, class_id, printf('%02d%02d', 1 + (n > ${seats}), n - ${seats} * (n > ${seats})),
        iif(n > ${seats}, ?, ?), n - ${seats} * (n > ${seats})
      from (select *, row_number() over (order by id) n from students
        where class_id = ? and is_deleted = 0 and status = 0)`,
    examId,
    roomIds[1],
    roomIds[0],
    classIds.junior,
  );
}

/** Two templates, of which one sets a day more. */
function keepTemplates(world: World): void {
  const add = (id: string, name: string, day: number) =>
    world.run(
      `insert into exam_templates (id, school_id, owner_id, name, content, create_time)
        select ?, school_id, id, ?, ?, '2026-10-14 08:00:00' from users where id = ?`,
      id,
      name,
      JSON.stringify({ ...source, subjects: source.subjects.map((subject) => ({ ...subject, day })) }),
      personaIds.teacher,
    );
  add(examTemplateId, '契约模板', 0);
  add('90019202', '契约模板二', 1);
}

/** The exam with an earlier one beside it, and templates. */
function plan(world: World): void {
  set(world);
  copyExam(world, examId);
  world.run('update exam_results set score = 60 + rowid % 30 where exam_id = ?', copiedExamId);
  world.run("update exam_subjects set publish_time = '2026-10-09 08:00:00' where exam_id = ?", copiedExamId);
  sumUpExam(world.sandbox.sqlite, copiedExamId);
  keepTemplates(world);
}

/** The same, with an exam of another school of the region that a code joins. */
function offerJointly(world: World): void {
  plan(world);
  world.run(
    `insert into exams (id, school_id, joint_id, name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time)
      select '90019002', ?, ?, name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time
      from exams where id = ?`,
    schoolIds.primary,
    jointId,
    examId,
  );
}

/** The same, joined. */
function planJointly(world: World): void {
  offerJointly(world);
  world.run('update exams set joint_id = ? where id = ?', jointId, examId);
}

/** The same, once it is sat: everybody has a score, and one of later. */
function score(world: World): void {
  set(world);
  world.run("update exams set state = 'marking' where id = ?", examId);
  world.run("update exam_results set score = 80, make_up_score = 85, note = '补测' where exam_id = ?", examId);
  world.run(
    `insert into exam_publishings (id, exam_id, act, subject_ids, user_id, state, reason, create_time)
      select id || '1', id, 'publish', '["2"]', owner_id, 'failed', '处理多次中断', '2026-11-06 08:00:00' from exams where id = ?`,
    examId,
  );
  copyExam(world, examId);
}

/** The same with a second class and a paper, published: scores differ, some are away, and each question is reached in part. */
function publish(world: World): void {
  set(world);
  const paperId = paperIds.draft;
  const full = world.get('select sum(score) from paper_questions where paper_id = ?', paperId);
  world.run(
    "insert into exam_classes (exam_id, class_id, class_name) values (?, ?, '七年级2班')",
    examId,
    classIds.juniorSecond,
  );
  world.run(
    'insert into exam_students (exam_id, student_id, class_id) select ?, id, class_id from students where class_id = ? and is_deleted = 0',
    examId,
    classIds.juniorSecond,
  );
  world.run(
    `insert into exam_results (exam_id, subject_id, student_id, class_id)
      select exam_id, '2', student_id, class_id from exam_students where exam_id = ? and class_id = ?`,
    examId,
    classIds.juniorSecond,
  );
  world.run("update exams set state = 'published' where id = ?", examId);
  world.run(
    "update exam_subjects set paper_id = ?, way = 'paper', full = ?, publish_time = '2026-11-08 08:00:00' where exam_id = ?",
    paperId,
    Number(full),
    examId,
  );
  world.run(
    `update exam_results set state = rowid % 20 = 0, score = iif(rowid % 20 = 0, null, ? * (40 + rowid % 57) / 100)
      where exam_id = ?`,
    Number(full),
    examId,
  );
  world.run('update exam_results set state = 0, score = 20 where exam_id = ? and student_id = ?', examId, studentId);
  sumUpExam(world.sandbox.sqlite, examId);
  for (const classId of [classIds.junior, classIds.juniorSecond])
    world.run(
      `insert into exam_item_sums (exam_id, subject_id, class_id, position, answered, sum, squares)
        select ?, '2', ?, position, 30, 18 * score, 14 * score * score from paper_questions where paper_id = ?`,
      examId,
      classId,
      paperId,
    );
  world.run(
    'insert into school_settings (school_id, mastery_times, mastery_days, shows_ranks) select school_id, 2, 1, 1 from exams where id = ?',
    examId,
  );
  copyExam(world, examId);
}

/** The same, both set together with other schools. */
function publishJointly(world: World): void {
  publish(world);
  for (const [id, joint] of Object.entries({ [examId]: jointId, [copiedExamId]: '90019302' }))
    world.run('update exams set joint_id = ? where id = ?', joint, id);
}

const values = (): StateValues => ({
  examId,
  earlierExamId: copiedExamId,
  examRoomId: roomIds[0]!,
  examTemplateId,
  classId: classIds.junior,
  courseId: courseIds.maths,
  teacherId: personaIds.teacher,
  studentId,
});

/** States of exams. */
export const examStates = {
  'a teacher with an exam that is planned, its candidates seated': { as, prepare: plan, values },
  'a teacher with an exam that is planned, and a code of another school': { as, prepare: offerJointly, values },
  'a teacher with an exam that is planned together with another school': { as, prepare: planJointly, values },
  'a teacher with an exam whose scores have come in': { as, prepare: score, values },
  'a teacher with an exam that is published': { as, prepare: publish, values },
  'a researcher whose region has a published exam that schools have set together': {
    as: 'researcher',
    prepare: publishJointly,
    values: () => ({ ...values(), schoolId: schoolIds.junior }),
  },
} as const satisfies States;
