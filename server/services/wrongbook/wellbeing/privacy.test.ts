import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEntries, calls } from '../../../../contracts/calls.ts';
import { wellbeingCalls } from '../../../../contracts/wrongbook/wellbeing/calls.ts';
import { classIds, courseIds, helperIds, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

// What a student has written is looked for everywhere: in the answers of every call to everybody, in exports and searches, in the
// log of the server and in all files of the sandbox.

let server: TestApp;
let textId: string;

const studentId = `${classIds.junior}001`;
const secret = '石榴树下埋着蓝色的纸鹤';
const noted = '纸鹤是给外婆折的';
const logged: string[] = [];

const stream = new Writable({
  write(chunk: Buffer, _, done) {
    logged.push(chunk.toString());
    done();
  },
});

// The large school is not in this world.
const accounts = Object.keys({ ...personaIds, ...helperIds }).filter(
  (account) => account !== 'admin-large',
) as Parameters<TestApp['call']>[0][];
const readers = ['psychology', 'many'];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00', logger: { level: 'trace', stream } });
  const text = {
    studentId,
    source: '周记',
    writtenOn: '2026-10-14',
    title: secret,
    text: `我不想活了。${secret}`,
  } as const;
  textId = (await server.call('psychology', calls.addWellbeingText, { ...text, attemptKey: 'privacy-text' })).body.data
    .textId;
  const record = { textId, kind: 'talk', happenedAt: '2026-10-15 07:30', place: noted, note: noted } as const;
  await server.call('psychology', calls.addWellbeingRecord, { ...record, attemptKey: 'privacy-note' });
  await server.call('psychology', calls.openWellbeingText, { textId, reason: 'other', note: noted });
});

afterAll(() => server.close());

it('is opened for psychology teachers of the school alone, and followed up by nobody else', async () => {
  for (const account of accounts) {
    const opened = await server.call(account, calls.openWellbeingText, { textId, reason: 'first' });
    expect([account, opened.status]).toEqual([account, readers.includes(account!) ? 200 : 403]);
    const seen = await server.call(account, calls.getWellbeingCase, { textId });
    expect([account, seen.status]).toEqual([account, readers.includes(account!) ? 200 : 403]);
  }
});

it('the log is read by psychology teachers and the principal alone, and holds nothing of the text', async () => {
  for (const account of accounts) {
    const { status, bytes } = await server.call(account, calls.pageWellbeingLog, { size: 100 });
    const mayRead = [...readers, 'school-master'].includes(account!);
    expect([account, status]).toEqual([account, mayRead ? 200 : 403]);
    expect(bytes.includes(secret)).toBe(false);
  }
});

it('stands in no line of the log of the server', () => {
  expect(logged.length).toBeGreaterThan(10);
  const lines = logged.join('\n');
  for (const words of [secret, noted, encodeURIComponent(secret), '不想活']) expect(lines.includes(words)).toBe(false);
});

/** What many calls ask for; what a call does not know it drops. */
const asked = {
  schoolId: schoolIds.junior,
  classId: classIds.junior,
  studentId,
  courseId: courseIds.maths,
  gradeId: '7',
  subjectId: '2',
  stage: 'junior',
  keyword: secret,
  name: secret,
  current: 1,
  size: 500,
  from: '2026-09-01',
  to: '2026-10-15',
  learningTerm: '202601',
  term: '202601',
};

const callers = [
  'psychology',
  'school-master',
  'school-admin',
  'teacher',
  'admin',
  'partner-1',
  'grade-leader',
] as const;

/** The notes of a case are its readers', the reason of an opening the principal's too. */
const tellsNotes = (account: (typeof callers)[number], name: string): boolean =>
  (account === 'psychology' && name === 'getWellbeingCase') ||
  (['psychology', 'school-master'].includes(account) && name === 'pageWellbeingLog');

it('stands in no answer of any other call, searches and exports among them', async () => {
  const reads = callEntries.filter(
    ([name, { effects, upload }]) => !effects && !upload && name !== 'openWellbeingText',
  );
  let answered = 0;
  for (const account of callers)
    for (const [name, call] of reads) {
      const { keyword, name: named, ...rest } = asked;
      const plain = { ...rest, textId };
      const given = [plain, { ...plain, keyword, name: named }];
      const answers = await Promise.all(given.map((input) => server.call(account, call, input as never)));
      answered += answers.filter(({ status }) => status === 200).length;
      const texts = answers.map(({ bytes }) => bytes.toString()).join();
      expect([account, name, texts.includes(secret)]).toEqual([account, name, false]);
      expect([account, name, texts.includes(noted)]).toEqual([account, name, tellsNotes(account, name)]);
    }
  expect(answered).toBeGreaterThan(100);
  expect(Object.keys(wellbeingCalls).length).toBeGreaterThan(10);
});

const formsOf = (words: string): Buffer[] => [
  Buffer.from(words),
  Buffer.from(words, 'utf16le'),
  Buffer.from(Buffer.from(words).toString('base64')),
];

it('stands in no file of the sandbox, neither as it is nor in another encoding', () => {
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['main.sqlite', 'main.key']));
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    const found = [secret, noted].flatMap(formsOf).filter((form) => bytes.includes(form));
    expect([name, found]).toEqual([name, []]);
  }
});
