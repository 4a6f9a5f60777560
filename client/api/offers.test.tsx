import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revokeToken } from '../../contracts/account/account.ts';
import { getRosterSummary } from '../../contracts/vesta/school.ts';
import { getStudentTemplate, pageStudents } from '../../contracts/vesta/student.ts';
import { pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { call, callForBlob } from './call.ts';
import { setConfig } from './config.ts';
import { onFailure } from './failures.ts';
import { absent, isOffered, NotOffered, recallAbsent } from './offers.ts';
import { send, type Incoming } from './send.ts';
import { readStored } from './token.ts';

// Which calls are made, and where, by what the configuration and the servers say is there.

vi.mock('./send.ts', () => ({ send: vi.fn<typeof send>() }));

const told = vi.fn<(message: string) => void>();
onFailure(told);

// jsdom's blobs cannot be read as text.
const answer = (status: number, code: number, type = 'application/json'): Incoming => ({
  status,
  header: () => null,
  body: { type, text: async () => JSON.stringify({ code, msg: '没有', data: {} }) } as Blob,
});

const addresses = () => vi.mocked(send).mock.calls.map(([{ url }]) => url.split('?')[0]);

const school = { schoolId: '1' };

beforeEach(() => {
  setConfig({ services: { vesta: 'https://real.example' } });
  vi.mocked(send).mockResolvedValue(answer(200, 200));
});

afterEach(() => {
  vi.clearAllMocks();
  absent.paths = [];
  sessionStorage.clear();
});

it('offers all calls by default, and sends ours and the specification’s to the same service', async () => {
  await call(getRosterSummary, school);
  await call(pageStudents, school);
  expect(addresses()).toEqual([
    `https://real.example${getRosterSummary.path}`,
    `https://real.example${pageStudents.path}`,
  ]);
});

it('sends no call of ours of a service that has none, and tells nobody; the account service is another matter', async () => {
  setConfig({ offers: { vesta: 'none', account: 'none' } });
  await expect(call(getRosterSummary, school)).rejects.toBeInstanceOf(NotOffered);
  await expect(callForBlob(getStudentTemplate, school)).rejects.toBeInstanceOf(NotOffered);
  expect(send).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
  await call(pageStudents, school);
  expect(addresses()).toEqual([pageStudents.path]);
  expect([isOffered(pageAssignments), isOffered(revokeToken)]).toEqual([true, true]);
});

it('sends ours to the address that is named for them, and the specification’s to the service', async () => {
  setConfig({ services: { vesta: 'https://real.example' }, offers: { vesta: 'https://ours.example' } });
  await call(getRosterSummary, school);
  await call(pageStudents, school);
  expect(addresses()).toEqual([
    `https://ours.example${getRosterSummary.path}`,
    `https://real.example${pageStudents.path}`,
  ]);
});

it.each([
  ['status', answer(404, 404, 'text/html')],
  ['code', answer(200, 404)],
])('takes a 404 as %s to a call of ours for one that is not there, and asks once in a session', async (_, missing) => {
  vi.mocked(send).mockResolvedValue(missing);
  for (let time = 0; time < 2; time += 1)
    await expect(call(getRosterSummary, school)).rejects.toMatchObject({ message: '此服务未提供该功能' });
  expect(send).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
  expect(isOffered(getStudentTemplate)).toBe(true);
  absent.paths = [];
  recallAbsent();
  expect(isOffered(getRosterSummary)).toBe(false);
});

it('takes a 404 to a call of the specification for the fault that it is', async () => {
  vi.mocked(send).mockResolvedValue(answer(404, 404));
  await expect(call(pageStudents, school)).rejects.not.toBeInstanceOf(NotOffered);
  expect(told).toHaveBeenCalledOnce();
  expect(readStored('absentCalls')).toBeUndefined();
});
