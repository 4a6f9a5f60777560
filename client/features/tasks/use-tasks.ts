import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { TaskKind } from '../../../contracts/constants/tasks.ts';
import type { Kind } from '../../../contracts/kinds.ts';
import { listTasks } from '../../../contracts/wrongbook/tasks.ts';
import { refetchKinds } from '../../api/refetch.ts';
import { useCall } from '../../api/use-call.ts';
import { useFollowed } from '../../api/use-followed.ts';
import { jobs, type Job } from './jobs.ts';
import { jobOf, type Task } from './task-job.ts';

/** What a task of a kind may have changed by its end. */
const broughtBy: Record<TaskKind, readonly Kind[]> = {
  import: ['student', 'teacher', 'examResult'],
  change: ['student'],
  export: [],
  print: [],
  publish: ['exam', 'assignment', 'examResult', 'mistake', 'examPublishing'],
  mark: ['markingRun', 'mark', 'submission'],
  read: ['document', 'scanPage', 'submission', 'mark'],
};

const isOpen = ({ state }: Pick<Task, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Milliseconds between two looks while nothing moves. */
const idleEvery = 5_000;

const isAnyOpen = (tasks: readonly Task[]): boolean => tasks.some(isOpen);

/** The tasks of who is signed in, as `useTaskEnds` keeps them up to date. */
const useTasks = () => useCall(listTasks, {});

/**
 * Brings what is on screen up to date when a task ends, whoever on this page waits for it or nobody. It looks while nothing moves,
 * too: what was begun elsewhere comes into the list, and who is no longer signed in hears so.
 */
export function useTaskEnds(): void {
  const { data } = useFollowed(listTasks, {}, isAnyOpen, idleEvery);
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!data) return;
    const ended = data.filter((task) => !isOpen(task) && open.current.has(task.taskId));
    open.current = new Set(data.filter(isOpen).map(({ taskId }) => taskId));
    const brought = new Set(ended.flatMap(({ kind }) => broughtBy[kind]));
    if (brought.size > 0) void refetchKinds(...brought);
  }, [data]);
}

/** All that this person has begun, the newest first: what the server does, and what this page still sends to it. */
export function useJobs(): Job[] {
  const { list } = useSnapshot(jobs);
  const { data = [] } = useTasks();
  return [...(list as Job[]), ...data.map(jobOf)].sort((one, other) => other.begun - one.begun);
}
