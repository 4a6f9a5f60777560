import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { classIds, courseIds, paperIds, personaIds, type PersonaAccount } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

// Rights on work follow the class, stated by hand: the teacher sets work to two classes, and another one then takes over the
// course in the second. From that moment each reaches its own class, and what holds for the whole work is for the subject
// leader and the school administrator.

const former = 'teacher';
const successor = 'teaching';
const leader = 'classic-subject-leader';
const admin = 'school-admin';

const kept = classIds.junior;
const passedOn = classIds.juniorSecond;

let server: TestApp;
let assignmentId: string;
let questionId: string;
/** A sheet in each class that has been handed in and marked, with its mark. */
let sheets: Record<'kept' | 'passedOn', { submissionId: string; markId: string; pageId: string }>;

const pluck = (sql: string, ...values: unknown[]): string =>
  String(
    server.sandbox.sqlite
      .prepare(sql)
      .pluck()
      .get(...values),
  );
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

const call = async (account: PersonaAccount, endpoint: Endpoint, input: object) =>
  (await server.call(account, endpoint, input as Record<string, unknown>)).status;

const answer = async <E extends Endpoint>(account: PersonaAccount, endpoint: E, input: object) =>
  (await server.call(account, endpoint, input as never)).body.data;

const give = (account: PersonaAccount, submissionId: string, key: string) =>
  server.call(account, calls.giveMarks, { assignmentId, marks: [{ submissionId, position: 1, score: 1, key }] });

/** Hands in the first sheet of a class by hand, with a scanned page, and marks one of its answers. */
async function handIn(classId: string, pageId: string) {
  const submissionId = pluck(
    'select min(id) from submissions where assignment_id = ? and class_id = ?',
    assignmentId,
    classId,
  );
  run("update submissions set state = 1, submit_time = '2026-10-20 10:00:00' where id = ?", submissionId);
  run("insert into responses (submission_id, position, answer) values (?, 1, 'A')", submissionId);
  run(
    `insert into documents (id, teacher_id, school_id, shelf, title, state, create_time)
      select '88' || ?, id, school_id, 'scan', '扫描', 3, create_time from users where id = ?`,
    pageId,
    personaIds[former],
  );
  run('insert into scans (document_id) values (?)', `88${pageId}`);
  run(
    `insert into scan_pages (id, document_id, page_no, state, read_state, submission_id, sheet_page, picture, reading)
      values (?, ?, 1, 'matched', 'matched', ?, 1, '', '')`,
    pageId,
    `88${pageId}`,
    submissionId,
  );
  const { body } = await give(former, submissionId, `handover-${classId}`);
  return { submissionId, pageId, markId: body.data.marks[0]!.mark!.id };
}

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  run(
    'update teachings set teacher_id = ? where course_id = ? and class_id in (?, ?)',
    personaIds[former],
    courseIds.maths,
    kept,
    passedOn,
  );
  const work = { taskType: 1, title: '交接', paperId: paperIds.draft, courseId: courseIds.maths };
  const { body } = await server.call(former, calls.addAssignment, {
    ...work,
    taskType: 1,
    classId: `${kept},${passedOn}`,
  });
  assignmentId = body.data.id;
  questionId = pluck('select question_id from paper_questions where paper_id = ? and position = 1', paperIds.draft);
  sheets = { kept: await handIn(kept, '770001'), passedOn: await handIn(passedOn, '770002') };
});

afterAll(() => server.close());

const handOver = (classId: string) =>
  run(
    'update teachings set teacher_id = ? where course_id = ? and class_id = ?',
    personaIds[successor],
    courseIds.maths,
    classId,
  );

/** Calls that need all classes of the work; the last ones change it. */
const wholeCalls = (): [Endpoint, object][] => [
  [calls.previewKey, { assignmentId, questionId, answers: [['B']] }],
  [calls.changeKey, { assignmentId, questionId, answers: [['B']] }],
  [calls.startMarking, { assignmentId }],
  [calls.publishAssignment, { assignmentId }],
  [calls.unpublishAssignment, { assignmentId }],
  [calls.withdrawAssignment, { assignmentId }],
];

/** Calls about one student's sheet, each of which changes nothing that another one needs. */
const sheetCalls = ({ submissionId, markId, pageId }: (typeof sheets)['kept']): [Endpoint, object, number][] => [
  [calls.getSubmission, { submissionId }, 403],
  [calls.listMarkHistory, { submissionId, position: 1 }, 403],
  [calls.getScanPicture, { pageId }, 403],
  [calls.getAnswerPicture, { submissionId, position: 1, kind: 'answer', index: 1, version: 'any' }, 403],
  [calls.mendScanPage, { pageId, action: 'restore' }, 403],
  [calls.settleMissing, { assignmentId, submissionId, as: 'waiting' }, 403],
  // Refused by name where it is one of several within: 403 would end the session.
  [calls.undoMarks, { assignmentId, markId }, 400],
  [calls.giveMarks, { assignmentId, marks: [{ submissionId, position: 1, score: 0, key: 'handover-none' }] }, 400],
];

/** Calls of which each answers with the part of the classes that are in reach. */
const partCalls = (): [Endpoint, object][] => [
  [calls.getAssignment, { assignmentId }],
  [calls.listSubmissions, { assignmentId }],
  [calls.getMarkingOverview, { assignmentId }],
  [calls.listQuestionAnswers, { assignmentId, questionId }],
  [calls.getAssignmentReport, { assignmentId }],
  [calls.exportAssignmentReport, { assignmentId }],
  [calls.pageScanPages, { assignmentId }],
  [calls.listMissingPages, { assignmentId }],
  [calls.listSheetLayouts, { assignmentId }],
  [calls.getPaper, { paperId: paperIds.draft }],
  [calls.addPrintRecord, { assignmentId, kinds: ['paper'], action: 'save', pages: 1 }],
];

const classesSeen = async (account: PersonaAccount): Promise<Record<string, string[]>> => {
  const inOrder = (ids: string[]) => [...new Set(ids)].sort();
  const submissions = await answer(account, calls.listSubmissions, { assignmentId });
  const report = await answer(account, calls.getAssignmentReport, { assignmentId });
  const days = { courseId: courseIds.maths, from: '2026-10-20', to: '2026-10-20' };
  const homework = await answer(account, calls.getHomeworkReport, days);
  const { answers } = await answer(account, calls.listQuestionAnswers, { assignmentId, questionId });
  const { records: pages } = await answer(account, calls.pageScanPages, { assignmentId });
  const classOf = new Map(submissions.map((one) => [one.submissionId, one.classId]));
  const ofSheet = ({ submissionId }: { submissionId: string }) => classOf.get(submissionId) ?? 'unreached';
  return {
    submissions: inOrder(submissions.map(({ classId }) => classId)),
    report: inOrder(report.classes.map(({ classId }) => classId)),
    homework: inOrder(
      homework.works.flatMap((one) =>
        one.assignmentId === assignmentId ? one.classes.map(({ classId }) => classId) : [],
      ),
    ),
    answers: inOrder(answers.map(ofSheet)),
    pages: inOrder(pages.map(ofSheet)),
  };
};

const listedFor = async (account: PersonaAccount): Promise<boolean> =>
  (await answer(account, calls.pageAssignments, { size: 500 })).records.some(({ id }) => id === assignmentId);

describe('work of two classes, of which one is passed on', () => {
  beforeAll(() => {
    run("update assignments set publish_time = '2026-10-20 12:00:00' where id = ?", assignmentId);
    handOver(passedOn);
  });

  it('is listed to both teachers, each reaching its own class in every answer', async () => {
    for (const [account, classId] of [
      [former, kept],
      [successor, passedOn],
    ] as const) {
      expect(await listedFor(account)).toBe(true);
      for (const [endpoint, input] of partCalls())
        expect([endpoint.path, await call(account, endpoint, input)]).toEqual([endpoint.path, 200]);
      const own = [classId];
      expect(await classesSeen(account)).toEqual({
        submissions: own,
        report: own,
        homework: own,
        answers: own,
        pages: own,
      });
    }
    const both = [kept, passedOn].sort();
    expect(await classesSeen(leader)).toEqual({
      submissions: both,
      report: both,
      homework: both,
      answers: both,
      pages: both,
    });
  });

  it('counts the progress of the own class only', async () => {
    const answersTo = async (account: PersonaAccount) =>
      (await answer(account, calls.getMarkingOverview, { assignmentId })).questions[0]!.answerCount;
    expect([await answersTo(former), await answersTo(successor), await answersTo(leader)]).toEqual([1, 1, 2]);
  });

  it('lets each teacher work on the sheets of the own class only', async () => {
    for (const [account, own, other] of [
      [former, sheets.kept, sheets.passedOn],
      [successor, sheets.passedOn, sheets.kept],
    ] as const) {
      for (const [endpoint, input, refused] of sheetCalls(other))
        expect([endpoint.path, await call(account, endpoint, input)]).toEqual([endpoint.path, refused]);
      for (const [endpoint, input] of sheetCalls(own))
        expect([endpoint.path, await call(account, endpoint, input)]).not.toEqual([endpoint.path, 403]);
      expect((await give(account, own.submissionId, `handover-own-${own.pageId}`)).body.code).toBe(200);
      expect((await answer(account, calls.getSubmission, { submissionId: own.submissionId })).nextId).toBe('');
    }
    const marks = [sheets.kept, sheets.passedOn].map(({ submissionId }, index) => ({
      submissionId,
      position: 1,
      score: 1,
      key: `handover-both-${index}`,
    }));
    const { body } = await server.call(former, calls.giveMarks, { assignmentId, marks });
    expect(body.msg).toBe('这份作业没有第 2 个作答');
  });

  it('leaves what holds for the whole work to who leads the subject, some of it to who runs the school', async () => {
    for (const account of [former, successor] as const) {
      expect((await answer(account, calls.getAssignment, { assignmentId })).mayPublish).toBe(false);
      for (const [endpoint, input] of [...wholeCalls(), [calls.removeAssignments, { assignmentId }] as const])
        expect([endpoint.path, await call(account, endpoint, input)]).toEqual([endpoint.path, 403]);
    }
    for (const [endpoint, input] of wholeCalls())
      expect([endpoint.path, await call(leader, endpoint, input)]).not.toEqual([endpoint.path, 403]);
    const forAdmin = [calls.publishAssignment, calls.unpublishAssignment, calls.withdrawAssignment] as Endpoint[];
    for (const [endpoint, input] of wholeCalls())
      expect([endpoint.path, (await call(admin, endpoint, input)) === 403]).toEqual([
        endpoint.path,
        !forAdmin.includes(endpoint),
      ]);
  });

  it('keeps the scan whose pages are of both from being removed by who reaches a part of it', async () => {
    expect(await call(former, calls.removeScans, { documentId: `88${sheets.passedOn.pageId}` })).toBe(403);
    expect(await call(successor, calls.removeScans, { documentId: `88${sheets.passedOn.pageId}` })).toBe(403);
  });
});

describe('work of which all classes are passed on', () => {
  beforeAll(() => handOver(kept));

  it('is closed to who has set it, in lists as well, but for its own paper', async () => {
    expect(await listedFor(former)).toBe(false);
    for (const [endpoint, input] of partCalls())
      expect([endpoint.path, await call(former, endpoint, input)]).toEqual([
        endpoint.path,
        endpoint === calls.getPaper ? 200 : 403,
      ]);
    for (const { submissionId, markId, pageId } of [sheets.kept, sheets.passedOn])
      for (const [endpoint, input, refused] of sheetCalls({ submissionId, markId, pageId }))
        // Of the work itself nothing is in reach, which is refused before what is within.
        expect([endpoint.path, await call(former, endpoint, input)]).toEqual([
          endpoint.path,
          refused === 400 ? 403 : refused,
        ]);
    for (const [endpoint, input] of [...wholeCalls(), [calls.removeAssignments, { assignmentId }] as const])
      expect([endpoint.path, await call(former, endpoint, input)]).toEqual([endpoint.path, 403]);
    const days = { courseId: courseIds.maths, from: '2026-10-20', to: '2026-10-20' };
    const { works } = await answer(former, calls.getHomeworkReport, days);
    expect(works.map((one) => one.assignmentId)).not.toContain(assignmentId);
    const records = (await answer(former, calls.pagePrintRecords, { size: 500 })).records;
    expect(records.filter(({ title }) => title === '交接').map((one) => one.assignmentId)).toEqual(['']);
  });

  it('is taken back, published and removed by who has taken the course over', async () => {
    expect((await answer(successor, calls.getAssignment, { assignmentId })).mayPublish).toBe(true);
    run("update assignments set publish_time = '2026-10-20 12:00:00', status = 1 where id = ?", assignmentId);
    expect(await call(successor, calls.unpublishAssignment, { assignmentId })).toBe(200);
    for (const [endpoint, input] of wholeCalls())
      expect([endpoint.path, await call(successor, endpoint, input)]).not.toEqual([endpoint.path, 403]);
    expect(await call(successor, calls.removeAssignments, { assignmentId })).toBe(200);
  });
});

describe('work in a class of which nobody has the course', () => {
  it('is reached by who leads the subject and by nobody who has had it', async () => {
    run('delete from teachings where class_id = ? and course_id = ?', kept, courseIds.maths);
    const orphan = pluck(
      `select a.id from assignments a join assignment_classes c on c.assignment_id = a.id
        where a.subject_id = '2' and a.is_deleted = 0 group by a.id having group_concat(c.class_id) = ?`,
      kept,
    );
    for (const account of [former, successor] as const)
      expect(await call(account, calls.getAssignment, { assignmentId: orphan })).toBe(403);
    expect(await call(leader, calls.getAssignment, { assignmentId: orphan })).toBe(200);
  });
});
