import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { isSoak } from '../../server/testing/soak.ts';
import type { CallName } from '../calls.ts';
import { sharedCalls } from '../lies/all.ts';
import { allLies } from './lies/all.ts';
import { makeFraud } from './lies/composed.ts';
import { Court } from './lies/court.ts';
import { tableOf, type Verdict } from './lies/verdicts.ts';
import { Stage } from './stage.ts';
import { World } from './states/world.ts';

// Servers that lie stand in the place of the stand-in: the cases and laws of the call that a lie is about must find it.
// `SOAK=1` tries all of them and prints how many of each sort are found.

// What a job does comes later, at no time that could be foretold.
vi.mock('../../server/jobs/queue.ts', async (original) => ({ ...(await original<object>()), addJob: () => '77' }));

let server: TestApp;
let court: Court;

beforeAll(async () => {
  server = await startTestApp();
  court = new Court(server.app, new Stage(new World(server.sandbox, inject('worldFile'))));
});

afterAll(() => server.close());

/** One of so many is tried in the tests: a number that shares no factor with how many sorts of fault a field has. */
const oneOf = isSoak ? 1 : 53;

/** How many of all lies must be found at least; of a small sample less, as each that is not found weighs more in it. */
const least = isSoak ? 0.97 : 0.94;

/** One lie for each way in which what writes do is looked at: too few for a sample to meet. */
const ofWrites: [call: CallName, name: string][] = [
  ['addClass', 'getClassTree goes on as before'],
  ['addStudent', 'getClassInfo goes on as before'],
  ['addTeacher', 'two are added'],
  ['removeStudent', 'nothing is done'],
  ['removeTeacher', 'listTeachingClasses goes on as before'],
  ['renameCloudDocument', 'what is duplicateTitle is done all the same'],
  ['resetTeacherPassword', 'what strangers want is done'],
  ['updateClass', 'pageStudents goes on as before'],
  ['updateStudent', 'studentId: another one is meant'],
];

describe('a server that lies', () => {
  it('about one thing is found out', async () => {
    const verdicts: Verdict[] = [];
    for (const lie of allLies().filter((_, index) => index % oneOf === 0)) {
      const evidence = await court.find(lie);
      // What no answer shows, nobody can find, and nobody is lied to.
      if (evidence !== '' || (await court.matters(lie))) verdicts.push({ lie, evidence });
    }
    const found = verdicts.filter(({ evidence }) => evidence !== '').length;
    if (isSoak) process.stdout.write(`${tableOf(verdicts)}\n`);
    expect(found / verdicts.length, tableOf(verdicts)).toBeGreaterThan(least);
  }, 3_600_000);

  it.each(ofWrites)('about what %s does is found out: %s', async (call, name) => {
    const lie = allLies().find((one) => one.call === call && one.name === name)!;
    expect(await court.find(lie)).not.toBe('');
  });

  it.each(sharedCalls)('about everything is found out by %s', async (call) => {
    const touched = new Set<CallName>();
    const evidence = await court.findIn(
      call,
      makeFraud((one) => touched.add(one)),
    );
    // A law may find out a lie about a call that it asks as well.
    expect([touched.has(call), touched.size > 0]).toContain(evidence !== '');
  });
});
