import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls, type CallName } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { schoolIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { elf, hollowOffice, officeOf, pdfOf, pngOf } from '../testing/hostile-files.ts';
import type { Caller } from '../testing/surface/callers.ts';
import { damaged } from '../testing/surface/damage.ts';
import { inputOf } from '../testing/surface/inputs.ts';
import { knownTo } from '../testing/surface/known.ts';
import { changed, requestOf, written, type Sent } from '../testing/surface/requests.ts';
import { ask, askedBy, holds, type Asked } from '../testing/surface/surface.ts';
import { uploads } from '../testing/surface/uploads.ts';
import { faultOf } from '../testing/surface/verdict.ts';
import { elsewhere } from '../testing/surface/world.ts';
import { expectIntact } from '../testing/traces.ts';

// Whatever is uploaded: the answer is one that the call declares, no harm comes to the world, and no file is left that
// nobody names.

const runs = 80;
const documents = [pdfOf('surface'), pngOf(20, 20), officeOf('docx', Buffer.from('<w/>')), hollowOffice('xlsx'), elf];

let server: TestApp;
let before: string[];
let lists: Uint8Array[];
const succeeded = new Set<CallName>();

beforeAll(async () => {
  server = await startTestApp();
  before = elsewhere(server.sandbox);
  const input = { schoolId: schoolIds.junior };
  const made = [calls.exportStudents, calls.getStudentTemplate, calls.exportTeachers, calls.getTeacherTemplate].map(
    async (call) => (await server.call('school-admin', call, input)).bytes,
  );
  lists = await Promise.all(made);
});

afterAll(() => server.close());

/** Forms of one caller with what their query hands in; JSON where the call takes that in the place of a file. */
function requestsBy(caller: Caller, endpoint: Endpoint): fc.Arbitrary<Sent> {
  const inputs = inputOf(endpoint, knownTo(server.sandbox, caller));
  const asked = (inQuery: boolean): fc.Arbitrary<Sent> => {
    const pairs = inputs.map((input) => written(input, inQuery));
    const whole = pairs.map((given) => requestOf(endpoint, given, inQuery));
    const other = changed(pairs, inQuery).map((given) => requestOf(endpoint, given, inQuery));
    return fc.oneof({ weight: 3, arbitrary: whole }, other, damaged(whole));
  };
  const forms = uploads(asked(true), endpoint === calls.uploadResource ? documents : lists);
  return endpoint.upload && endpoint.upload.orJson
    ? fc.oneof({ weight: 3, arbitrary: forms }, asked(false))
    : fc.oneof({ weight: 9, arbitrary: forms }, asked(false));
}

const uploading = callEntries.filter(([, { upload }]) => upload);

describe('whatever is uploaded', () => {
  it.each(uploading)(
    'to %s, the answer is a declared one',
    async (call, endpoint) => {
      const requests = askedBy(call, (caller) => requestsBy(caller, endpoint));
      const check = async (asked: Asked) => {
        const answer = await ask(server, asked);
        expect(faultOf(endpoint, answer)).toBeUndefined();
        if (answer.status === 200) succeeded.add(call);
      };
      await holds(requests, check, runs);
    },
    60_000,
  );

  it('reaches what each call does', () => {
    expect(uploading.map(([call]) => call).filter((call) => !succeeded.has(call))).toEqual([]);
  });

  it('leaves files and database whole', () => expectIntact(server));

  it('changes nothing in schools where the callers may do nothing', () => {
    expect(elsewhere(server.sandbox)).toEqual(before);
  });
});
