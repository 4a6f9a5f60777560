import { afterAll, beforeAll, expect, it } from 'vitest';
import { createToken } from '../../../contracts/account/account.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { addStudent, pageStudents } from '../../../contracts/vesta/student.ts';
import { exportDocument, pageCloudDocuments, uploadResource } from '../../../contracts/wrongbook/documents.ts';
import { renderPrint } from '../../../contracts/wrongbook/printing.ts';
import { assignmentIds, classIds, password, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { sandboxesOf } from '../../app.ts';
import { copySandbox, sandboxFile } from '../../database/sandbox.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { pdfOf } from '../../testing/hostile-files.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six'];
const rounds = 5;

let test: TestApp;
const people = new Map<string, { admin: string; teacher: string; documentId: string }>();

interface Answer {
  status: number;
  text: string;
}

async function ask(token: string, { method, path, upload }: Endpoint, input: object, file?: string): Promise<Answer> {
  const isForm = upload !== false && file !== undefined;
  const answer = await test.app.inject({
    method,
    url: path,
    headers: { 'blade-auth': `bearer ${token}`, ...(isForm && { 'content-type': 'multipart/form-data; boundary=x' }) },
    ...((method === 'GET' || isForm) && { query: input as Record<string, string> }),
    ...(method === 'POST' && { payload: isForm ? formOf(file) : input }),
  });
  return { status: answer.statusCode, text: answer.body };
}

const formOf = (text: string): string =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${text}\r\n--x--\r\n`;

async function signIn(sandbox: string, account: string): Promise<string> {
  const payload = { account, password, sandbox };
  const answer = await test.app.inject({ method: 'POST', url: createToken.path, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { accessToken: string } }>().data.accessToken;
}

async function settle(name: string): Promise<void> {
  const [admin, teacher] = [await signIn(name, 'school-admin'), await signIn(name, 'teacher')];
  const student = { schoolId: schoolIds.junior, classId: classIds.junior, name: `只在${name}`, studentNo: '99990001' };
  expect((await ask(admin, addStudent, student)).status).toBe(200);
  const uploaded = await ask(
    teacher,
    uploadResource,
    { title: `文档在${name}` },
    pdfOf(`only-in-${name}`).toString('latin1'),
  );
  expect(uploaded.status, uploaded.text).toBe(200);
  const { data } = JSON.parse(uploaded.text) as { data: { documentId: string } };
  people.set(name, { admin, teacher, documentId: data.documentId });
}

beforeAll(async () => {
  test = await startTestApp({ console: { key: '' }, sleeping: { after: 1, mostOpen: 0, atLeast: 0 } });
  for (const name of names) copySandbox(sandboxFile(test.dataDir, 'main'), test.dataDir, name);
  for (const name of names) await settle(name);
});

afterAll(() => test.close());

const others = (name: string): string[] => names.filter((one) => one !== name);

/** What somebody reads in a sandbox: nothing in it may be of another. */
async function readIn(name: string): Promise<void> {
  const { admin, teacher, documentId } = people.get(name)!;
  const answers = await Promise.all([
    ask(admin, pageStudents, { schoolId: schoolIds.junior, keyword: '只在', current: 1, size: 50 }),
    ask(teacher, pageCloudDocuments, { teacherId: personaIds.teacher, current: 1, size: 50, keyword: '文档在' }),
    ask(teacher, exportDocument, { documentId }),
  ]);
  for (const { status, text } of answers) {
    expect(status, text).toBe(200);
    expect(text).toContain(name);
    for (const other of others(name)) expect(text).not.toMatch(new RegExp(`(只在|文档在|only-in-)${other}`));
  }
  expect((await ask(teacher, renderPrint, { assignmentId: assignmentIds.collecting, kinds: ['paper'] })).status).toBe(
    200,
  );
}

it('shows nothing of a sandbox in another, while all are asked at once, and fall asleep and wake in between', async () => {
  const sandboxes = sandboxesOf(test.app);
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      names.map(async (name) => {
        await readIn(name);
        sandboxes.sleep(name);
      }),
    );
  }
});

it('has let go of all that was asked, so that every one of them can sleep, and answers who comes next', async () => {
  const sandboxes = sandboxesOf(test.app);
  const open = (): string[] => {
    for (const name of names) sandboxes.sleep(name);
    return sandboxes.opened().map(({ name }) => name);
  };
  await expect.poll(() => open().filter((name) => names.includes(name))).toEqual([]);
  for (const name of names) await readIn(name);
});

it('takes the token of one in no other, by whatever name it comes', async () => {
  for (const name of names) {
    const { admin } = people.get(name)!;
    for (const other of [...others(name), 'main']) {
      const forged = admin.replace(`${name}.`, `${other}.`);
      const { status } = await ask(forged, pageStudents, { schoolId: schoolIds.junior, current: 1, size: 5 });
      expect([name, other, status]).toEqual([name, other, 401]);
    }
  }
});
