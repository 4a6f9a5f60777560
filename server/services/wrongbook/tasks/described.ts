import { publishingActLabels } from '../../../../contracts/constants/exams.ts';
import { taskCalls, type TaskCall } from '../../../../contracts/constants/tasks.ts';
import type { CallName } from '../../../../contracts/calls.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { documentState } from '../../../../contracts/states.ts';
import type { listTasks } from '../../../../contracts/wrongbook/tasks.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { recognition } from '../../../engines/files/recognise.ts';
import { publishingKind } from '../exams/publishing/job.ts';
import { markingKind } from '../marks/mark-job.ts';
import { making, reading } from '../scans/scan-jobs.ts';
import { laneKinds, runningCall } from './call-job.ts';
import * as queries from './tasks.queries.ts';

type Task = DataOf<typeof listTasks>[number];

/** What is told of a job by its kind, and the call by which it is begun again. */
interface Told extends Pick<Task, 'kind' | 'title' | 'reason' | 'createTime'> {
  id: string;
  hasFailed: boolean;
  done: number;
  total: number;
  stage?: Task['stage'];
  counts?: Task['counts'];
  fileName?: string;
  /** Work of its own that is neither written yet nor more than its user waits for. */
  canCancel?: boolean;
  again?: { call: CallName; asked: object };
}

type Tell = (sandbox: Sandbox, ids: readonly string[], userId: string) => Told[];

const zeros: Task['counts'] = { total: 0, imported: 0, unchanged: 0, refused: 0, changed: 0 };

/** What an answer counts, as far as it counts what tasks tell. */
function countsOf(answer: string): Task['counts'] {
  const given = JSON.parse(answer) as Record<string, unknown>;
  const named = Object.keys(zeros).filter((name) => typeof given[name] === 'number');
  return { ...zeros, ...Object.fromEntries(named.map((name) => [name, given[name]])) };
}

const ofCalls: Tell = (sandbox, ids) =>
  queries.selectCalls(sandbox, ids).map((one) => {
    const kind = taskCalls[one.call as TaskCall];
    return {
      ...one,
      ...(runningCall(sandbox, one.id)?.progress ?? { stage: 'waiting', done: 0, total: 0 }),
      kind,
      hasFailed: one.state === 'failed',
      counts: countsOf(one.answer),
      fileName: one.fileHash === '' ? '' : one.fileName,
      canCancel: kind === 'print' || kind === 'export',
    };
  });

const ofDocuments: Tell = (sandbox, ids, userId) =>
  queries.selectDocuments(sandbox, ids).map(({ id, title, state, pages, reason, createTime }) => ({
    id,
    kind: 'read',
    title,
    hasFailed: state === documentState.failed,
    done: 0,
    total: pages,
    reason,
    createTime,
    again: { call: 'retryDocument', asked: { teacherId: userId, documentId: id } },
  }));

const ofRuns: Tell = (sandbox, ids) =>
  queries.selectRuns(sandbox, ids).map(({ assignmentId, state, ...one }) => ({
    ...one,
    kind: 'mark',
    hasFailed: state === 'failed',
    again: { call: 'startMarking', asked: { assignmentId } },
  }));

const ofPublishings: Tell = (sandbox, ids) =>
  queries.selectPublishings(sandbox, ids).map(({ examId, name, act, subjectIds, state, ...one }) => ({
    ...one,
    kind: 'publish',
    title: `${publishingActLabels[act]}成绩：${name}`,
    hasFailed: state === 'failed',
    again: {
      call: 'publishExam',
      asked: { examId, act, subjects: (JSON.parse(subjectIds) as string[]).map((subjectId) => ({ subjectId })) },
    },
  }));

const tellers: Record<string, Tell> = {
  ...Object.fromEntries(laneKinds.map((kind) => [kind, ofCalls])),
  [recognition]: ofDocuments,
  [reading]: ofDocuments,
  [making]: ofDocuments,
  [markingKind]: ofRuns,
  [publishingKind]: ofPublishings,
};

/** A job as its user sees it. */
export interface Described {
  task: Task;
  job: queries.JobRow;
  /** The call that begins it again, where it is not a call itself. */
  again: Told['again'];
}

const stateOf = ({ state }: queries.JobRow, { hasFailed }: Told): Task['state'] => {
  if (state < 2) return state === 0 ? 'waiting' : 'running';
  return hasFailed ? 'failed' : 'done';
};

function described(job: queries.JobRow, told: Told): Described {
  const {
    kind,
    title,
    done,
    total,
    reason,
    createTime,
    stage = 'waiting',
    counts = zeros,
    fileName = '',
    again,
  } = told;
  const state = stateOf(job, told);
  const isOpen = state === 'waiting' || (state === 'running' && told.canCancel === true);
  return {
    job,
    again,
    task: {
      taskId: job.id,
      kind,
      title,
      state,
      stage,
      done: Math.max(done, job.progress),
      total,
      reason: state === 'failed' ? reason : '',
      counts,
      fileName: state === 'done' ? fileName : '',
      canRetry: state === 'failed',
      canCancel: isOpen && told.canCancel !== undefined,
      createTime,
    },
  };
}

/** What is told of a user's jobs, in their order; what they worked on may be gone. */
function describe(sandbox: Sandbox, userId: string, jobs: readonly queries.JobRow[]): Described[] {
  const told = new Map(
    Object.entries(tellers).flatMap(([kind, tell]) => {
      const ids = jobs.filter((job) => job.kind === kind).map(({ targetId }) => targetId);
      return ids.length === 0 ? [] : tell(sandbox, ids, userId).map((one) => [`${kind} ${one.id}`, one] as const);
    }),
  );
  return jobs.flatMap((job) => {
    const one = told.get(`${job.kind} ${job.targetId}`);
    return one ? [described(job, one)] : [];
  });
}

/** The user's tasks, the newest first. */
export const tasksOf = (sandbox: Sandbox, userId: string): Task[] =>
  describe(sandbox, userId, queries.selectJobs(sandbox, userId, Object.keys(tellers))).map(({ task }) => task);

/** A task of the user; undefined of one that is another's or is no more. */
export function findTask(sandbox: Sandbox, userId: string, id: string): Described | undefined {
  const job = queries.selectJob(sandbox, userId, id);
  return job && describe(sandbox, userId, [job])[0];
}
