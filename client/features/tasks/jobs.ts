import { proxy, ref } from 'valtio';
import { now } from '../../api/clock.ts';

/** What can be done with a job, by a button of that label. */
export interface JobAct {
  label: string;
  run: () => void;
}

/** A long piece of work that people can leave and come back to. */
export interface Job {
  id: string;
  title: string;
  /** Milliseconds since the epoch. */
  begun: number;
  state: 'running' | 'done' | 'failed';
  /** How far it is, from 0 to 1; undefined while nobody can tell. */
  fraction?: number | undefined;
  /** What it is at, what came of it, or why it failed. */
  stage: string;
  acts: readonly JobAct[];
}

/** What this page sends: only it can tell how far that is. What the server does is listed by the server. */
export const jobs = proxy<{ list: Job[] }>({ list: [] });

const retries = new Map<string, () => void>();

const find = (id: string): Job | undefined => jobs.list.find((job) => job.id === id);

/** Lists what this page begins to send and returns its id; `retry` starts it again after a failure. */
export function startJob(title: string, { stage, retry }: { stage: string; retry: () => void }): string {
  const begun = now();
  const id = `${begun}-${Math.random()}`;
  retries.set(id, () => {
    dismissJob(id);
    retry();
  });
  jobs.list.unshift({ id, title, begun, state: 'running', stage, acts: [] });
  return id;
}

/** Tells how far a job is. */
export function updateJob(id: string, progress: { fraction: number; stage: string }): void {
  const job = find(id);
  if (job) Object.assign(job, progress);
}

/** Marks a job as failed, with the reason that people read. */
export function failJob(id: string, reason: string): void {
  const job = find(id);
  if (!job) return;
  const acts = ref([
    { label: '重试', run: () => retries.get(id)?.() },
    { label: '移除', run: () => dismissJob(id) },
  ]);
  Object.assign(job, { state: 'failed', stage: reason, acts });
}

/** Takes a job out of the list: it failed and nobody wants it, it was called off, or the server has the rest to do. */
export function dismissJob(id: string): void {
  retries.delete(id);
  jobs.list = jobs.list.filter((job) => job.id !== id);
}
