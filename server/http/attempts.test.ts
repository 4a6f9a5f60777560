import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls } from '../../contracts/calls.ts';
import { isOnce, type Endpoint, type InputOf } from '../../contracts/endpoint.ts';
import {
  classIds,
  courseIds,
  documentIds,
  firstWellbeingText,
  paperIds,
  personaIds,
  pointIds,
  questionIds,
  schoolIds,
} from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

// A double click, or sending again because no answer came, makes one record and not two.

let server: TestApp;

/** A page of a workbook on which nothing is printed yet. */
const blankPageId = '90027001';

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  server.sandbox.sqlite
    .prepare("insert into workbook_pages select ?, min(id), 99, '附页' from workbooks")
    .run(blankPageId);
});

afterAll(() => server.close());

const count = (sql: string): number => Number(server.sandbox.sqlite.prepare(sql).pluck().get());

const place = { subjectId: '2', gradeId: '7' };

/** A call that makes one more record each time, with what it is asked and what counts the records. */
const given = <E extends Endpoint>(endpoint: E, input: InputOf<E>, counted: string, account: Account = 'teacher') => ({
  endpoint,
  input,
  counted,
  account,
});

type Account = 'teacher' | 'psychology' | 'partner-3' | 'parttime';

const exam = {
  name: '月考',
  kind: 'monthly',
  gradeId: '7',
  classes: [{ classId: classIds.junior }],
  subjects: [{ courseId: courseIds.maths, date: '2026-11-05', from: '08:00', to: '10:00', full: 100, way: 'scores' }],
} satisfies InputOf<typeof calls.addExam>;

const makers = [
  given(calls.addExam, exam, 'select count(*) from exams'),
  given(
    calls.addAssignment,
    {
      taskType: 1,
      title: '有理数作业',
      paperId: paperIds.draft,
      courseId: courseIds.maths,
      classId: classIds.junior,
    },
    'select count(*) from assignments',
  ),
  given(
    calls.addPaper,
    {
      ...place,
      title: '单元测验',
      sections: [{ title: '一', questions: [{ questionId: questionIds.everybodys, score: 5 }] }],
    },
    'select count(*) from papers',
  ),
  given(
    calls.addUploadedPaper,
    {
      ...place,
      title: '上传的单元测验',
      documentId: documentIds.ownCloud,
      full: 5,
      questions: [{ questionType: 3, answers: [['略']], score: 5 }],
    },
    'select count(*) from papers',
  ),
  given(
    calls.addQuestion,
    {
      ...place,
      pointId: pointIds.maths,
      score: 5,
      questionType: 1,
      stem: '$1+1$ 等于（　　）',
      options: ['1', '2', '3', '4'],
      answers: [['B']],
    },
    'select count(*) from questions',
  ),
  given(
    calls.addQuestionGroup,
    {
      ...place,
      pointId: pointIds.maths,
      title: '题组',
      passage: '短文',
      questions: ['一', '二'].map((stem) => ({ questionType: 3 as const, stem, answers: [['答案']], score: 5 })),
    },
    'select count(*) from question_groups',
  ),
  given(
    calls.addPrintRecord,
    { paperId: paperIds.draft, kinds: ['paper'], action: 'save', pages: 2 },
    'select count(*) from print_records',
  ),
  given(
    calls.printDocuments,
    { teacherId: personaIds.teacher, documentId: documentIds.ownCloud, printMode: 1, copies: 3 },
    'select count(*) from documents',
  ),
  given(
    calls.addCustomMistake,
    {
      classId: classIds.junior,
      courseId: courseIds.maths,
      studentId: `${classIds.junior}001`,
      questionId: questionIds.everybodys,
      answer: '5',
    },
    'select count(*) from custom_mistakes',
  ),
  given(
    calls.addWellbeingText,
    { studentId: `${classIds.junior}001`, source: '周记', writtenOn: '2026-10-14', text: '今天很平静。' },
    'select count(*) from wellbeing_texts',
    'psychology',
  ),
  given(
    calls.addWellbeingRecord,
    { textId: firstWellbeingText, kind: 'talk', happenedAt: '2026-10-14 12:30', note: '愿意再来' },
    'select count(*) from wellbeing_records',
    'psychology',
  ),
  given(
    calls.addOrder,
    { schoolId: schoolIds.junior, lines: [{ item: 'toner', quantity: 2 }] },
    'select count(*) from orders',
    'partner-3',
  ),
  given(
    calls.noteDevice,
    { deviceId: '94000002', kind: 'correction', text: '上一条写错了' },
    'select count(*) from device_events',
    'partner-3',
  ),
  given(
    calls.saveEntry,
    { workbookPageId: blankPageId, questionType: 3, stem: '为什么？' },
    'select count(*) from workbook_questions',
    'parttime',
  ),
];

const named = makers.map((maker) => ({ ...maker, name: callEntries.find(([, call]) => call === maker.endpoint)![0] }));

let last = 0;
const nextKey = (): string => `attempt-${(last += 1)}`;

const send = (
  { endpoint, input, account }: { endpoint: Endpoint; input: object; account: Account },
  attemptKey?: string,
  as: string = account,
) => server.call(as as 'teacher', endpoint, { ...input, ...(attemptKey && { attemptKey }) });

describe('calls that make a record', () => {
  it('are all tried here', () => {
    expect(named.map(({ name }) => name).sort()).toEqual(
      callEntries.flatMap(([name, call]) => (isOnce(call) ? [name] : [])).sort(),
    );
  });

  /** Calls of ours that add something, and why the same sent again adds nothing more. */
  const addsNoMore: Partial<Record<keyof typeof calls, string>> = {
    addChannel: 'names are unique',
    addDevices: 'serials are unique',
    addExamTemplate: 'names are unique',
    assignDevices: 'are assigned then',
    beginTask: 'is the same task until it has ended',
    changeKey: 'refused as sameKey',
    giveMarks: 'each mark has a key of its own',
    openWellbeingText: 'each opening is told',
    printWellbeingCase: 'each printing is told',
    makeScans: 'refused while one is being made',
    mendScanPage: 'says where a page belongs, which is then so',
    publishAssignment: 'is published then',
    publishExam: 'refused while it runs, and as published afterwards',
    putInBasket: 'is in the basket then',
    removeScans: 'is gone then',
    requestRefund: 'refused while one is open',
    reviewEntry: 'is not in review then',
    renderPrint: 'a sheet is kept by its layout',
    setMarkingParts: 'says which parts there are, which is then so',
    settleMissing: 'is settled then',
    startMarking: 'refused while it runs, and what is marked is not marked again',
    takeBackDevices: 'are not assigned then',
    undoMarks: 'is undone then',
  };

  it('leave out nothing of ours that adds more each time it is sent', () => {
    const adding = callEntries.filter(([, { provenance, effects }]) => provenance === 'ours' && effects?.adds.length);
    const rest = adding.flatMap(([name, call]) => (isOnce(call) ? [] : [name]));
    expect(rest.sort()).toEqual(Object.keys(addsNoMore).sort());
  });

  it.each(named)(
    '$name makes one of an attempt that comes three times at once, and one more of the next',
    async (one) => {
      const before = count(one.counted);
      const key = nextKey();
      const answers = await Promise.all([send(one, key), send(one, key), send(one, key)]);
      expect(answers.map(({ body }) => body.code)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
      expect(count(one.counted)).toBe(before + 1);
      await send(one, nextKey());
      expect(count(one.counted)).toBe(before + 2);
      // Who names no attempt gets a record each time, as callers of old.
      await send(one);
      await send(one);
      expect(count(one.counted)).toBe(before + 4);
    },
  );
});

describe('an attempt', () => {
  const paper = named.find(({ name }) => name === 'addPaper')!;

  it('is of one user: the same key of another makes a record of theirs', async () => {
    const key = nextKey();
    const [mine, theirs] = [await send(paper, key), await send(paper, key, 'subject-leader')];
    expect(theirs.body.code).toBe(200);
    expect(theirs.body.data).not.toEqual(mine.body.data);
  });

  it('is of one content: the same key with another is refused, and nothing is made', async () => {
    const key = nextKey();
    await send(paper, key);
    const before = count(paper.counted);
    const { body } = await send({ ...paper, input: { ...paper.input, title: '另一份' } }, key);
    expect(body).toMatchObject({ code: 400, msg: '请求编号已用于另一次提交，请刷新后重试' });
    expect(count(paper.counted)).toBe(before);
  });

  it('may be tried again once what it was refused for is mended', async () => {
    const key = nextKey();
    const hide = (deleted: number) =>
      server.sandbox.sqlite
        .prepare('update questions set is_deleted = ? where id = ?')
        .run(deleted, questionIds.everybodys);
    hide(1);
    expect((await send(paper, key)).body.code).toBe(400);
    hide(0);
    expect((await send(paper, key)).body.code).toBe(200);
  });

  it('is forgotten after a day', async () => {
    const key = nextKey();
    const first = await send(paper, key);
    server.sandbox.sqlite.prepare('update attempts set done_at = done_at - 86400001').run();
    await send(paper, nextKey());
    expect((await send(paper, key)).body.data).not.toEqual(first.body.data);
  });
});

describe('records of the specification, which knows no attempts', () => {
  const { junior: schoolId } = schoolIds;

  it.each([
    [
      'a student by the number',
      calls.addStudent,
      { schoolId, classId: classIds.junior, name: '新生', studentNo: 'TWICE01' },
      "select count(*) from students where student_no = 'TWICE01'",
    ],
    [
      'a teacher by the account',
      calls.addTeacher,
      { schoolId, name: '新老师', account: 'twice-teacher', phone: '13912345678', roleKeys: 'school:teacher' },
      "select count(*) from users where account = 'twice-teacher'",
    ],
    [
      'a class by its name',
      calls.addClass,
      { schoolId, gradeId: '7', className: '七年级99班' },
      "select count(*) from school_classes where name = '七年级99班'",
    ],
  ] as [string, Endpoint, Record<string, unknown>, string][])(
    'are made once, %s',
    async (_, endpoint, input, counted) => {
      const twice = [server.call('school-admin', endpoint, input), server.call('school-admin', endpoint, input)];
      const codes = (await Promise.all(twice)).map(({ body }) => body.code);
      expect(codes.sort()).toEqual([200, 400]);
      expect(count(counted)).toBe(1);
    },
  );
});
