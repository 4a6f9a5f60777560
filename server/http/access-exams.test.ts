import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { classIds, courseIds, helperIds, personaIds, schoolIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { accountIds, statusByReach, userAs, type Account } from '../testing/reach.ts';

// Who reaches which exam, said by hand over exams of everybody who may set one: led ones are changed, those of classes in which
// one teaches, of a subject or grade that one leads, and of the school that one runs, are read.

let server: TestApp;

/** Who sets exams, with the subjects that they lead. */
const setters: Partial<Record<Account, string[]>> = {
  teacher: [],
  teaching: [],
  'classic-teacher': [],
  'teacher-foreign': [],
  'subject-leader': ['1'],
  'classic-subject-leader': ['2'],
  many: ['3'],
};
const runners: Account[] = [
  ...(['school-admin', 'classic-school-admin', 'school-master'] as const),
  ...(['admin-primary', 'admin-senior', 'admin-foreign'] as const),
];
const people = (Object.keys(accountIds) as Account[]).filter((account) => account !== 'admin-large');

interface ExamRow {
  id: string;
  school: string;
  gradeId: string;
  leaders: string;
  classes: string;
  subjects: string;
}

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const examples = [
  { classId: classIds.junior, gradeId: '7', subjectId: '2', courseId: courseIds.maths },
  { classId: classIds.juniorSecond, gradeId: '7', subjectId: '1', courseId: courseIds.chinese },
  { classId: classIds.juniorUpper, gradeId: '8', subjectId: '3', courseId: courseIds.english },
  { classId: classIds.foreign, gradeId: '7', subjectId: '2', courseId: courseIds.maths },
  { classId: classIds.senior, gradeId: '10', subjectId: '2', courseId: '302' },
];

/** An exam of each example, led by each of these; those of the foreign school are led there alone. */
function addExams(): void {
  const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
  const leaders = [personaIds.teacher, personaIds['subject-leader'], personaIds.many, helperIds['teacher-foreign']];
  for (const [index, { classId, gradeId, subjectId, courseId }] of examples.entries())
    for (const leader of leaders) {
      const id = `79${leader}${index}`;
      run(
        `insert into exams (id, school_id, name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time)
          select ?, school_id, '月考', 'monthly', ?, '202601', ?, '2026-11-05', '2026-11-05',
            '{"thresholds":{"excellent":0.9,"pass":0.6,"low":0.4},"examNoPattern":"{学号}"}', create_time
          from school_classes where id = ?`,
        id,
        gradeId,
        leader,
        classId,
      );
      run('insert into exam_leaders (exam_id, user_id) values (?, ?)', id, leader);
      run("insert into exam_classes (exam_id, class_id, class_name) values (?, ?, '班')", id, classId);
      run(
        `insert into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way)
          values (?, ?, ?, 1, '2026-11-05', '08:00', '10:00', 100, 'scores')`,
        id,
        subjectId,
        courseId,
      );
    }
  // One room for each, those of exams that are there already among them.
  run(
    `insert into exam_rooms (id, exam_id, name, capacity, columns, position)
      select '1' || id, id, '加设考场', 90, 6, 99 from exams`,
  );
}

beforeAll(async () => {
  server = await startTestApp();
  addExams();
});

afterAll(() => server.close());

const exams = () =>
  all<ExamRow>(
    `select id, school_id school, grade_id gradeId,
      (select group_concat(user_id) from exam_leaders l where l.exam_id = e.id) leaders,
      (select group_concat(class_id) from exam_classes c where c.exam_id = e.id) classes,
      (select group_concat(subject_id) from exam_subjects s where s.exam_id = e.id) subjects
      from exams e order by id`,
  );

const schoolOf = (account: Account) =>
  all<{ id: string | null }>('select school_id id from users where id = ?', accountIds[account])[0]!.id;

const leads = (account: Account, row: ExamRow): boolean => row.leaders.split(',').includes(accountIds[account]);

function reads(account: Account, row: ExamRow): boolean {
  const isHere = row.school === schoolOf(account);
  if (runners.includes(account) || account === 'many') return isHere || leads(account, row);
  if (account === 'grade-leader') {
    const led = all<{ id: string }>('select grade_id id from user_roles where user_id = ?', accountIds[account]);
    return isHere && led.some(({ id }) => id === row.gradeId);
  }
  const own = setters[account];
  if (!own) return false;
  const taught = all<{ id: string }>(
    'select distinct class_id id from teachings where teacher_id = ?',
    accountIds[account],
  );
  return (
    leads(account, row) ||
    (isHere && own.includes(row.subjects)) ||
    row.classes.split(',').some((classId) => taught.some(({ id }) => id === classId))
  );
}

const statusOf = (account: Account, endpoint: Endpoint, input: object): number =>
  statusByReach(server.sandbox, userAs(server.sandbox, account), endpoint, input);

describe.each(people)('exams of %s', (account) => {
  it('are read where they are led, taught or run', () => {
    const expected = exams().map((row) => [row.id, reads(account, row)]);
    const own = [calls.getExam, calls.listExamRooms, calls.pageCandidates, calls.printExam];
    const reports = [calls.getExamReport, calls.getExamBorderline, calls.getExamProgress, calls.pageExamStudents];
    for (const call of [...own, ...reports, calls.exportExamReport])
      expect(exams().map(({ id }) => [id, statusOf(account, call, { examId: id }) === 200])).toEqual(expected);
    const rooms = exams().map(({ id }) => [
      id,
      statusOf(account, calls.pageCandidates, { examId: id, examRoomId: `1${id}` }) === 200,
    ]);
    expect(rooms).toEqual(expected);
  });

  it('are changed where they are led', () => {
    const changes = [calls.updateExam, calls.moveExam, calls.removeExams, calls.setExamRooms, calls.arrangeSeats];
    const scores = [calls.pageExamScores, calls.findExamCandidate, calls.setExamResults, calls.getScoreTemplate];
    const files = [calls.previewExamScores, calls.importExamScores, calls.getMarkingPlan, calls.setMarkingParts];
    const said = [calls.setExamReporting, calls.setExamDemands];
    const joint = [calls.openJointExam, calls.joinJointExam, calls.leaveJointExam];
    for (const call of [...changes, ...scores, ...files, ...said, ...joint])
      for (const row of exams())
        expect([call.path, row.id, statusOf(account, call, { examId: row.id }) === 200]).toEqual([
          call.path,
          row.id,
          account in setters && leads(account, row),
        ]);
  });
});

it.each([...(Object.keys(setters) as Account[]), ...runners, 'grade-leader' as const])(
  'exams are listed for %s where they are read',
  async (account) => {
    const { body } = await server.call(account, calls.pageExams, { size: 500 });
    expect(body.data.records.map(({ id }) => id).sort()).toEqual(
      exams()
        .filter((row) => reads(account, row))
        .map(({ id }) => id)
        .sort(),
    );
  },
);

it('exams are closed to everybody whose role has none, in every call', () => {
  const named = callEntries.filter(([, { path }]) => path.includes('/web/exam/'));
  expect(named.length).toBeGreaterThan(23);
  const ruled = ['getExamRule', 'setExamRule'];
  const others = people.filter(
    (account) => !(account in setters) && !runners.includes(account) && account !== 'grade-leader',
  );
  expect(others.length).toBeGreaterThan(8);
  for (const account of others)
    for (const [name, endpoint] of named.filter(([one]) => !ruled.includes(one))) {
      expect([account, name, statusOf(account, endpoint, { examId: exams()[0]!.id })]).toEqual([account, name, 403]);
    }
});

it('colleagues of the own school are named as leaders, and nobody else', () => {
  const plan = { classes: [{ classId: classIds.junior }], subjects: [] };
  const naming = (teacherId: string) =>
    statusOf('teacher', calls.addExam, { ...plan, leaders: [{ teacherId: personaIds.teacher }, { teacherId }] });
  expect(naming(personaIds['subject-leader'])).toBe(200);
  expect(naming(helperIds['teacher-foreign'])).toBe(400);
  // To name a colleague opens nothing of theirs.
  expect(statusOf('teacher', calls.pageCloudDocuments, { teacherId: personaIds['subject-leader'] })).toBe(403);
  expect(schoolOf('teacher')).toBe(schoolIds.junior);
});
