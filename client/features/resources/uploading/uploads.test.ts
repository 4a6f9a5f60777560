// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import type { CallOptions } from '../../../api/call.ts';
import { CallCancelled, CallError } from '../../../api/errors.ts';
import { dismissJob, jobs } from '../../tasks/jobs.ts';
import { personal } from '../../../session/personal.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../api/call.ts', () => ({ call }));

const { giveUpUploads, sending, uploadFiles, uploadInto } = await import('./uploads.ts');

type Input = Record<string, string>;

/** A server that registers, takes and reads files; each of its parts can be made to fail. */
const server = {
  registered: [] as string[],
  taken: [] as string[],
  register: (_title: string): void => undefined,
  take: async (_documentId: string, _options: CallOptions): Promise<void> => undefined,
};

async function answer(endpoint: typeof uploadResource, input: Input, options: CallOptions = {}): Promise<unknown> {
  expect(endpoint.path).toBe(uploadResource.path);
  if (!options.file) {
    server.register(input['title']!);
    server.registered.push(input['title']!);
    return { documentId: String(server.registered.length), state: 0 };
  }
  const documentId = input['documentId']!;
  await server.take(documentId, options);
  server.taken.push(documentId);
  return { documentId, state: 2 };
}

const file = (name: string) => new File(['%PDF'], name);
const broken = () => new CallError({ code: 400, status: 400, message: '不支持该文件' });
const retry = (index: number) => jobs.list[index]!.acts.find(({ label }) => label === '重试')!.run();
const told = () => jobs.list.map(({ title, state, stage }) => `${title} ${state} ${stage}`);

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockImplementation(answer);
  personal.userId = '9001';
  Object.assign(server, { registered: [], taken: [] });
  Object.assign(server, { register: () => undefined, take: async () => undefined });
});

afterEach(() => {
  for (const { id } of jobs.list) dismissJob(id);
  vi.useRealTimers();
});

/** Lets everything come to its end, however often the list has to be looked at. */
const ended = () => vi.runAllTimersAsync();

describe('uploads', () => {
  it('R7.7 are registered all at once, then sent one after another for the teacher, and left to the server when they have gone', async () => {
    const order: string[] = [];
    server.take = async (id) => {
      expect(server.registered).toEqual(['甲', '乙']);
      order.push(`begins ${id}`);
      await Promise.resolve();
      order.push(`ends ${id}`);
    };
    void uploadFiles([file('甲.pdf'), file('乙.pdf')], { target: 'cloud' });
    await ended();
    expect(order).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
    expect(told()).toEqual([]);
    expect(call.mock.calls.map(([, input]) => (input as Input)['teacherId'])).toEqual(
      call.mock.calls.map(() => '9001'),
    );
  });

  it('tell how far they are', async () => {
    server.take = async (id, { onProgress }) => {
      onProgress!(0.426);
      expect(sending.parts[id]).toBe(0.426);
      expect(jobs.list[0]).toMatchObject({ state: 'running', fraction: 0.426, stage: '上传 42%' });
    };
    void uploadFiles([file('甲.pdf')], { target: 'print' });
    await ended();
    expect(sending.parts).toEqual({});
    expect(told()).toEqual([]);
  });

  it('that are refused say why, leave the others alone, and are sent again into the same document', async () => {
    server.take = async (id) => {
      if (id === '1') throw broken();
    };
    void uploadFiles([file('甲.pdf'), file('乙.pdf')], { target: 'cloud' });
    await ended();
    expect(told()).toEqual(['上传：甲.pdf failed 不支持该文件']);
    server.take = async () => undefined;
    retry(0);
    await ended();
    expect(server.registered).toEqual(['甲', '乙']);
    expect(server.taken).toEqual(['2', '1']);
    expect(told()).toEqual([]);
  });

  it('that cannot be registered say why and can be tried again', async () => {
    server.register = () => {
      throw broken();
    };
    void uploadFiles([file('甲.pdf')], { target: 'cloud' });
    await ended();
    expect(told()).toEqual(['上传：甲.pdf failed 不支持该文件']);
    server.register = () => undefined;
    retry(0);
    await ended();
    expect(told()).toEqual([]);
  });

  it('are given up with their document, be they under way or still waiting', async () => {
    server.take = (_id, { signal }) =>
      new Promise((_resolve, reject) => {
        const cancel = () => reject(new CallCancelled());
        if (signal!.aborted) cancel();
        else signal!.addEventListener('abort', cancel);
      });
    void uploadFiles([file('甲.pdf'), file('乙.pdf')], { target: 'cloud' });
    await expect.poll(() => sending.parts).toEqual({ 1: 0, 2: 0 });
    giveUpUploads(['1', '2']);
    await ended();
    expect(server.taken).toEqual([]);
    expect(sending.parts).toEqual({});
    expect(told()).toEqual([]);
  });

  it('go into a document that was registered before', async () => {
    void uploadInto('77', file('丙.pdf'), { target: 'print' });
    await ended();
    expect(server.registered).toEqual([]);
    expect(server.taken).toEqual(['77']);
    expect(told()).toEqual([]);
  });
});
