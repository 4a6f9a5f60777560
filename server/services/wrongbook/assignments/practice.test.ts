import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { classIds, courseIds, paperIds, personaIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

// What is practised, worked out here once more from the rows, question by question.

const now = '2026-10-20 09:30:00';
const [consolidate, extend] = [41, 42];
const bothClasses = `${classIds.junior},${classIds.juniorSecond}`;

interface Answer {
  studentId: string;
  questionId: string;
  share: number | null;
  time: string;
  isPublished: number;
}

interface Item {
  id: string;
  type: number;
  facility: number;
  points: string[];
  template: string;
}

let server: TestApp;
let bank: Map<string, Item>;

beforeAll(async () => {
  server = await startTestApp({ moment: now });
  const items = all<Omit<Item, 'points'> & { points: string }>(
    `select id, question_type type, facility, template, (select group_concat(point_id) from question_points where question_id = id) points
      from questions where is_deleted = 0 and (school_id is null or school_id = '1002')`,
  );
  bank = new Map(items.map((item) => [item.id, { ...item, points: item.points.split(',') }]));
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

/** Every answer to maths of a student, the newest first. */
const answersOf = (studentId: string): Answer[] =>
  all<Answer>(
    `select s.student_id studentId, q.question_id questionId, r.score / q.score share, s.submit_time time,
      a.publish_time <> '' isPublished
      from responses r join submissions s on s.id = r.submission_id join assignments a on a.id = s.assignment_id
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
      where s.student_id = ? and a.subject_id = '2' and a.is_deleted = 0 order by s.submit_time desc, r.position`,
    studentId,
  );

const daysAgo = (days: number): string =>
  new Date(Date.parse(`${now.replace(' ', 'T')}Z`) - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

/** What a student got wrong the last time that it was judged, in the last days. */
function mistakesOf(studentId: string, days: number): string[] {
  const judged = answersOf(studentId).filter(({ share, isPublished }) => share !== null && isPublished);
  return judged
    .filter((one, index) => judged.findIndex(({ questionId }) => questionId === one.questionId) === index)
    .filter(({ share, time }) => share! < 1 && time >= daysAgo(days))
    .map(({ questionId }) => questionId);
}

/** The twelve questions of the same type on one of the same points: those of one template, then those of nearest difficulty. */
function alike(id: string): string[] {
  const like = bank.get(id)!;
  const distance = (item: Item) => (item.template === like.template ? -1 : Math.abs(item.facility - like.facility));
  return [...bank.values()]
    .filter((item) => item.id !== id && item.type === like.type && item.points.some((one) => like.points.includes(one)))
    .sort((a, b) => distance(a) - distance(b) || a.id.localeCompare(b.id))
    .slice(0, 12)
    .map((item) => item.id);
}

function expectedOf(studentId: string, mode: number, days: number, most: number): string[] {
  const mistakes = mistakesOf(studentId, days);
  const isNewest = (id: string, index: number) =>
    mistakes.findIndex((other) => bank.get(other)!.template === bank.get(id)!.template) === index;
  if (mode === consolidate) return mistakes.filter(isNewest).slice(0, most);
  const met = new Set(answersOf(studentId).map(({ questionId }) => questionId));
  const chosen: string[] = [];
  for (const id of mistakes) {
    const isNew = ({ template }: Item) => chosen.every((other) => bank.get(other)!.template !== template);
    const fresh = alike(id).find((other) => !met.has(other) && isNew(bank.get(other)!));
    if (fresh !== undefined && chosen.length < most) chosen.push(fresh);
  }
  return chosen;
}

const studentsOf = (...classes: string[]): string[] =>
  classes.flatMap((id) =>
    all<{ id: string }>(
      'select id from students where class_id = ? and is_deleted = 0 and status = 0 order by student_no',
      id,
    ).map((row) => row.id),
  );

const practise = (practiceMode: number, days: number, perStudent: number, more: object = {}) =>
  server.call('teacher', calls.addAssignment, {
    taskType: taskType.errorNote,
    title: '错题巩固',
    courseId: courseIds.maths,
    classId: classIds.junior,
    practice: { practiceMode: practiceMode as 41 | 42, days, perStudent },
    ...more,
  });

const preview = async (practiceMode: number, days: number, perStudent: number, classId: string = classIds.junior) =>
  (
    await server.call('teacher', calls.previewPractice, {
      courseId: courseIds.maths,
      classId,
      practiceMode: practiceMode,
      days,
      perStudent,
    })
  ).body;

/** The questions of each student's own paper by student, in the order of the paper, with its sections. */
function papersOf(assignmentId: string): Map<string, { sections: string[]; questions: string[] }> {
  const rows = all<{ studentId: string; sections: string; questions: string }>(
    `select s.student_id studentId, p.sections, (select json_group_array(question_id order by position)
        from paper_questions where paper_id = p.id) questions
      from submissions s join papers p on p.id = s.paper_id where s.assignment_id = ? and p.is_personal = 1`,
    assignmentId,
  );
  return new Map(
    rows.map(({ studentId, sections, questions }) => [
      studentId,
      { sections: JSON.parse(sections) as string[], questions: JSON.parse(questions) as string[] },
    ]),
  );
}

/** Questions by type, those of a type in their order. */
const byType = (ids: readonly string[]): string[] =>
  [1, 2, 3, 4].flatMap((type) => ids.filter((id) => bank.get(id)!.type === type));

describe.each([
  ['R9.14 of the same questions again', consolidate],
  ['R9.14 of others like them', extend],
] as const)('practice %s', (_, mode) => {
  it.each([
    [20, 20],
    [400, 20],
    [400, 3],
    [400, 1],
  ])('gives every student what its own mistakes of %i days ask for, at most %i', async (days, most) => {
    const students = studentsOf(classIds.junior, classIds.juniorSecond);
    const expected = new Map(students.map((id) => [id, expectedOf(id, mode, days, most)]));
    expect(new Set([...expected.values()].map(({ length }) => length)).size).toBeGreaterThan(most === 1 ? 0 : 1);
    const found = await preview(mode, days, most, bothClasses);
    expect(found.data.map((one) => [one.studentId, one.questionCount])).toEqual(
      students.map((id) => [id, expected.get(id)!.length]),
    );
    const { body } = await practise(mode, days, most, { classId: bothClasses });
    const papers = papersOf(body.data.id);
    const some = students.filter((id) => expected.get(id)!.length > 0);
    expect(body.data.studentCount).toBe(some.length);
    expect([...papers.keys()].sort()).toEqual([...some].sort());
    for (const id of some) expect([id, papers.get(id)!.questions]).toEqual([id, byType(expected.get(id)!)]);
  });
});

describe('practice', () => {
  let student: string;

  beforeEach(() => {
    student = studentsOf(classIds.junior).find((id) => mistakesOf(id, 400).length > 2)!;
  });

  const countOf = async (mode = consolidate, days = 400) =>
    (await preview(mode, days, 20)).data.find(({ studentId }) => studentId === student)!.questionCount;

  it('is a paper for each student, by type of question, in nobody’s list', async () => {
    const { body } = await practise(consolidate, 400, 20);
    const { sections, questions } = papersOf(body.data.id).get(student)!;
    const types = [...new Set(byType(mistakesOf(student, 400)).map((id) => bank.get(id)!.type))];
    expect(sections).toEqual(types.map((type) => ['选择题', '填空题', '解答题', '其他'][type - 1]));
    expect(questions.length).toBeLessThanOrEqual(20);
    const templates = questions.map(
      (id) => all<{ template: string }>('select template from questions where id = ?', id)[0]!.template,
    );
    expect(new Set(templates).size).toBe(questions.length);
    const assignment = (await server.call('teacher', calls.getAssignment, { assignmentId: body.data.id })).body.data;
    const longest = Math.max(...[...papersOf(body.data.id).values()].map((one) => one.questions.length));
    expect(assignment).toMatchObject({ taskType: taskType.errorNote, paperId: '', questionCount: longest });
    const papers = (await server.call('teacher', calls.pagePapers, { size: 500 })).body.data.records;
    expect(papers.filter(({ title }) => title.startsWith('错题巩固'))).toEqual([]);
    const titles = all<{ title: string }>("select distinct title from papers where title like '错题巩固%'");
    expect(titles.map(({ title }) => title).sort()).toEqual(['错题巩固（举一反三）', '错题巩固（巩固错题）']);
    const modes = all('select practice_mode from assignments where id = ?', body.data.id);
    expect(modes).toEqual([{ practice_mode: consolidate }]);
  });

  it('leaves a mistake out once it has been got right', async () => {
    const before = await countOf();
    const [mistake] = mistakesOf(student, 400);
    const { body } = await server.call('teacher', calls.addPaper, {
      title: '重做',
      subjectId: '2',
      gradeId: '7',
      sections: [{ title: '题目', questions: [{ questionId: mistake!, score: 4 }] }],
    });
    const again = await server.call('teacher', calls.addAssignment, {
      taskType: taskType.examProcess,
      title: '重做',
      courseId: courseIds.maths,
      classId: classIds.junior,
      paperId: body.data.id,
    });
    const sheet = all<{ id: number }>(
      'select id from submissions where assignment_id = ? and student_id = ?',
      again.body.data.id,
      student,
    )[0]!.id;
    const { id: assignmentId } = again.body.data;
    let counter = 0;
    const give = (score: number) =>
      server.call('teacher', calls.giveMarks, {
        assignmentId,
        marks: [{ key: `again-${counter++}-mark`, submissionId: String(sheet), position: 1, score }],
      });
    run("update submissions set state = 1, submit_time = '2026-10-20 08:00:00' where id = ?", sheet);
    await give(4);
    expect(await countOf()).toBe(before);
    const published = await server.call('teacher', calls.publishAssignment, { assignmentId });
    expect(published.body.data).toEqual({ studentCount: 1, mistakeCount: 0 });
    expect(await countOf()).toBe(before - 1);
    run('update responses set score = null where submission_id = ?', sheet);
    expect(await countOf()).toBe(before);
    await give(3.5);
    expect(await countOf()).toBe(before);
    expect(await countOf(consolidate, 1)).toBe(1);
    await give(4);
    await server.call('teacher', calls.removeAssignments, { assignmentId: again.body.data.id });
    expect(await countOf()).toBe(before);
  });

  it('never gives a question again that a student has answered long ago', async () => {
    const [recent] = [expectedOf(student, extend, 20, 20)];
    const old = answersOf(student).filter(({ time }) => time < daysAgo(20));
    expect(old.length).toBeGreaterThan(0);
    const { body } = await practise(extend, 20, 20);
    const { questions } = papersOf(body.data.id).get(student)!;
    expect(questions).toEqual(byType(recent));
    expect(questions.filter((id) => old.some(({ questionId }) => questionId === id))).toEqual([]);
  });

  it('counts only what was answered in the subject', async () => {
    run("update assignments set subject_id = '3' where teacher_id = ?", personaIds.teacher);
    expect((await preview(consolidate, 400, 20)).data.every(({ questionCount }) => questionCount === 0)).toBe(true);
    const before = all("select id from papers where title like '错题巩固%'");
    const refused = await practise(consolidate, 365, 20);
    expect([refused.status, refused.body.msg]).toEqual([400, '所选班级在最近 365 天没有错题']);
    expect(all("select id from papers where title like '错题巩固%'")).toEqual(before);
    run("update assignments set subject_id = '2' where teacher_id = ?", personaIds.teacher);
  });

  it('needs no paper and takes none', async () => {
    const { body } = await practise(consolidate, 400, 5, { paperId: paperIds.draft });
    expect(all('select paper_id from assignments where id = ?', body.data.id)).toEqual([{ paper_id: null }]);
  });

  it('shows before it is set the very paper that a student gets, and of no student of other classes', async () => {
    const input = { courseId: courseIds.maths, classId: classIds.junior, days: 400, perStudent: 6 };
    const paperOf = async (practiceMode: number, studentId: string) =>
      (await server.call('teacher', calls.previewPersonalPaper, { ...input, practiceMode, studentId })).body;
    for (const mode of [consolidate, extend]) {
      const { data } = await preview(mode, 400, 6);
      const some = data.filter(({ questionCount }) => questionCount > 1).slice(0, 3);
      expect(some).toHaveLength(3);
      const shown = await Promise.all(some.map(({ studentId }) => paperOf(mode, studentId)));
      const { body } = await practise(mode, 400, 6);
      const papers = papersOf(body.data.id);
      for (const [index, { studentId, questionCount }] of some.entries()) {
        const questions = shown[index]!.data.sections.flatMap((section) => section.questions);
        expect(questions.map(({ id }) => id)).toEqual(papers.get(studentId)!.questions);
        expect(questions.map(({ number }) => number)).toEqual(questions.map((_, place) => place + 1));
        expect(questions).toHaveLength(questionCount);
      }
      await server.call('teacher', calls.removeAssignments, { assignmentId: body.data.id });
    }
    const [stranger] = all<{ id: string }>('select id from students where class_id = ?', classIds.juniorUpper);
    expect((await paperOf(consolidate, stranger!.id)).msg).toMatch(/所选班级没有这名学生|无权/);
  });

  it('is previewed for classes and courses that one teaches, within bounds', async () => {
    expect((await preview(consolidate, 400, 20, classIds.juniorUpper)).msg).toBe('八年级1班的数学不由你任教，不能布置');
    for (const [mode, days, most, field] of [
      [43, 30, 5, 'practiceMode'],
      [41, 0, 5, 'days'],
      [41, 401, 5, 'days'],
      [41, 30, 21, 'perStudent'],
    ] as const)
      expect((await preview(mode, days, most)).msg).toBe(`请求参数格式错误: ${field}`);
    const { status } = await server.call('school-admin', calls.previewPractice, {
      courseId: courseIds.maths,
      classId: classIds.junior,
      practiceMode: 41,
      days: 30,
      perStudent: 5,
    });
    expect(status).toBe(403);
  });
});
