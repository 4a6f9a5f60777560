import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personaIds } from '../../../../../seed/landmarks.ts';
import { write } from '../../../../database/prepared.ts';
import { entryOf } from '../../../../workers/entry.ts';
import { TaskPool } from '../../../../workers/task-pool.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { addMarkedExam, followingExams } from '../../../../testing/marked-exam.ts';
import { keptMistakes, remadeMistakes } from '../../../../testing/mistakes.ts';
import { runs } from '../../../../testing/soak.ts';
import type { ExamResult, ExamTask } from '../apart/tasks.ts';
import { insertPublishing } from './publishing.queries.ts';

const both = ['1', '2'];
const account = 'subject-leader';

let server: TestApp;
let examId: string;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-06 09:00:00' });
  examId = await addMarkedExam(server, account);
});

afterAll(() => server.close());

const one = (sql: string, ...values: unknown[]) =>
  server.sandbox.sqlite
    .prepare(sql)
    .pluck()
    .get(...values);
const isOver = (id: string): boolean => one('select state from exam_publishings where id = ?', id) === 'done';

describe('a process that is killed while it publishes', () => {
  it('has published all or nothing, whenever it is killed, and another ends what it left', async () => {
    const id = write(server.sandbox, () =>
      insertPublishing(server.sandbox, { examId, act: 'publish', userId: personaIds[account] }, both),
    );
    const before = followingExams(server.sandbox);
    const task = { kind: 'publish', databaseFile: server.sandbox.file, publishingId: id } as const;
    const pool = new TaskPool<ExamTask, ExamResult>({
      label: '考试',
      place: 'process',
      entry: entryOf('exam-worker', 'services/wrongbook/exams/apart/worker.ts'),
      timeLimit: 60_000,
      refusal: (code) => new Error(code),
      unreadable: (reason) => new Error(reason),
    });
    let killed = 0;
    // Later and later behind its first sign of life, until it is through before it is killed.
    for (let delay = 0; !isOver(id); delay = runs(2 * delay + 1, delay + 1)) {
      const kill = new AbortController();
      const begun = new Promise<boolean>((resolve) => {
        void pool.run(task, { signal: kill.signal, onProgress: () => resolve(true) }).then(
          () => resolve(false),
          () => resolve(false),
        );
      });
      killed += Number(await begun);
      await wait(delay);
      kill.abort();
      // The process is gone before the next one begins.
      await pool.close();
      if (!isOver(id)) expect(followingExams(server.sandbox)).toBe(before);
    }
    expect(killed).toBeGreaterThan(1);
    expect(one("select count(*) from exam_subjects where exam_id = ? and publish_time <> ''", examId)).toBe(
      both.length,
    );
    expect(one('select state from exams where id = ?', examId)).toBe('published');
    expect(keptMistakes(server.sandbox.sqlite)).toEqual(remadeMistakes(server.sandbox.sqlite));
  });
});
