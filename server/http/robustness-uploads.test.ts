import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls, type CallName } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { schoolIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { addScoredExam } from '../testing/exam-fixture.ts';
import { chanceSeed, runs } from '../testing/soak.ts';
import { elf, hollowOffice, officeOf, pdfOf, pngOf } from '../testing/hostile-files.ts';
import { knownTo } from '../testing/surface/known.ts';
import { ask, askedBy, holds, type Asked } from '../testing/surface/surface.ts';
import { uploadsTo } from '../testing/surface/uploads.ts';
import { faultOf } from '../testing/surface/verdict.ts';
import { elsewhere } from '../testing/surface/world.ts';
import { expectIntact, expectSound } from '../testing/traces.ts';

// Whatever is uploaded: the answer is one that the call declares, no harm comes to the world, and no file is left that
// nobody names.

const documents = [pdfOf('surface'), pngOf(20, 20), officeOf('docx', Buffer.from('<w/>')), hollowOffice('xlsx'), elf];

let server: TestApp;
let before: string[];
let studentLists: Uint8Array[];
let teacherLists: Uint8Array[];
let scoreLists: Uint8Array[];
let deviceLists: Uint8Array[];
const succeeded = new Set<CallName>();

beforeAll(async () => {
  server = await startTestApp();
  before = elsewhere(server.sandbox);
  const answerOf = async (call: Endpoint) =>
    (await server.call('school-admin', call, { schoolId: schoolIds.junior })).bytes;
  studentLists = await Promise.all([calls.exportStudents, calls.getStudentTemplate].map(answerOf));
  const examId = await addScoredExam(server);
  const list = await server.call('teacher', calls.getScoreTemplate, { examId, subjectId: '2' });
  scoreLists = [list.bytes];
  deviceLists = [(await server.call('partner-3', calls.exportDevices, {})).bytes];
  teacherLists = await Promise.all([calls.exportTeachers, calls.getTeacherTemplate].map(answerOf));
});

afterAll(() => server.close());

/** Files of which a call takes some. */
function filesFor(call: CallName): Uint8Array[] {
  if (call === 'uploadResource') return documents;
  if (call.endsWith('ExamScores')) return scoreLists;
  if (call === 'readDeviceSheet') return deviceLists;
  return call.includes('Student') ? studentLists : teacherLists;
}

const uploading = callEntries.filter(([, { upload }]) => upload);

describe('whatever is uploaded', () => {
  it.each(uploading)('to %s, the answer is a declared one', async (call, endpoint) => {
    const requests = askedBy(call, (caller) => uploadsTo(endpoint, knownTo(server.sandbox, caller), filesFor(call)));
    const check = async (asked: Asked) => {
      const answer = await ask(server, asked);
      expect(faultOf(endpoint, answer)).toBeUndefined();
      if (answer.status === 200) succeeded.add(call);
    };
    await holds(requests, check, runs(20, 800));
    // What is hard to hit is tried more often.
    for (let round = 1; !succeeded.has(call) && round <= 20; round++)
      await holds(requests, check, 20, chanceSeed + round);
  });

  it('reaches what each call does', () => {
    expect(uploading.map(([call]) => call).filter((call) => !succeeded.has(call))).toEqual([]);
  });

  it('leaves files and database whole', async () => {
    expectSound(server);
    await expectIntact(server);
  });

  it('changes nothing in schools where the callers may do nothing', () => {
    expect(elsewhere(server.sandbox)).toEqual(before);
  });
});
