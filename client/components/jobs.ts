import { proxy, ref } from 'valtio';

/** What a finished job hands over: a label for the button and what the button does. */
export interface JobResult {
  label: string;
  save: () => void;
}

/** A long piece of work that people can leave and come back to. */
export interface Job {
  id: string;
  title: string;
  state: 'running' | 'done' | 'failed';
  /** How far it is, from 0 to 1; undefined while nobody can tell. */
  fraction?: number;
  /** What it is at, or why it failed. */
  stage: string;
  result?: JobResult;
  retry?: { run: () => void };
  /** Calls it off while it runs. */
  cancel?: { run: () => void };
}

/** The jobs of this page, newest first; the tray in the header shows them. */
export const jobs = proxy<{ list: Job[] }>({ list: [] });

let last = 0;

const find = (id: string): Job | undefined => jobs.list.find((job) => job.id === id);

/** Puts a job into the tray and returns its id; `retry` starts the work again after a failure, `cancel` calls it off. */
export function startJob(
  title: string,
  { stage = '', retry, cancel }: { stage?: string; retry?: () => void; cancel?: () => void } = {},
): string {
  const id = String(++last);
  const acts = { retry: retry && ref({ run: retry }), cancel: cancel && ref({ run: cancel }) };
  jobs.list.unshift({ id, title, state: 'running', stage, ...acts });
  return id;
}

/** Tells how far a job is, a fraction of undefined that nobody can tell; what is left out stays. */
export function updateJob(id: string, progress: { fraction?: number | undefined; stage?: string }): void {
  const job = find(id);
  if (job) Object.assign(job, progress);
}

/** Marks a job as done, with what it hands over, if anything. */
export function finishJob(id: string, { stage = '', result }: { stage?: string; result?: JobResult } = {}): void {
  const job = find(id);
  if (job) Object.assign(job, { state: 'done', fraction: 1, stage, result: result && ref(result) });
}

/** Marks a job as failed, with the reason that people read. */
export function failJob(id: string, reason: string): void {
  const job = find(id);
  if (job) Object.assign(job, { state: 'failed', stage: reason });
}

/** Takes a job out of the tray. */
export function dismissJob(id: string): void {
  jobs.list = jobs.list.filter((job) => job.id !== id);
}

/** Calls a running job off; whoever began it takes it out of the tray. */
export const cancelJob = (id: string): void => find(id)?.cancel?.run();

/** Starts a failed job again; the failed entry makes way for the new one. */
export function retryJob(id: string): void {
  const retry = find(id)?.retry;
  dismissJob(id);
  retry?.run();
}
