import { proxy, ref } from 'valtio';
import { forgetJob, jobTime, keepJob, keptJobs, type KeptJob } from './job-store.ts';

/** What a finished job hands over: a label for the button and what the button does. */
export interface JobResult {
  label: string;
  save: () => void;
  /** What is saved, so that it can be had again on a later page. */
  file?: { blob: Blob; fileName: string };
}

/** A long piece of work that people can leave and come back to. */
export interface Job {
  id: string;
  title: string;
  /** Milliseconds since the epoch. */
  begun: number;
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

/** The jobs of this person in this browser, newest first; the tray in the header and the task centre show them. */
export const jobs = proxy<{ list: Job[] }>({ list: [] });

let saveFile: (blob: Blob, fileName: string) => void = () => undefined;

/** Names who hands a file of an earlier page to the browser. */
export const onSaveFile = (handler: typeof saveFile): void => {
  saveFile = handler;
};

/** Keeps a job as it is now for later pages. */
function keep(id: string): void {
  const job = find(id);
  if (!job) return;
  const { title, begun, state, stage, result } = job;
  const file = result?.file && { label: result.label, ...result.file };
  keepJob({ id, title, begun, state, stage, file });
}

const find = (id: string): Job | undefined => jobs.list.find((job) => job.id === id);

/** Puts a job into the tray and returns its id; `retry` starts the work again after a failure, `cancel` calls it off. */
export function startJob(
  title: string,
  { stage = '', retry, cancel }: { stage?: string; retry?: () => void; cancel?: () => void } = {},
): string {
  const begun = jobTime();
  // Other pages have jobs of their own.
  const id = `${begun}-${Math.random()}`;
  const acts = { retry: retry && ref({ run: retry }), cancel: cancel && ref({ run: cancel }) };
  jobs.list.unshift({ id, title, begun, state: 'running', stage, ...acts });
  keep(id);
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
  keep(id);
}

/** Marks a job as failed, with the reason that people read. */
export function failJob(id: string, reason: string): void {
  const job = find(id);
  if (job) Object.assign(job, { state: 'failed', stage: reason });
  keep(id);
}

/** Takes a job out of the tray. */
export function dismissJob(id: string): void {
  jobs.list = jobs.list.filter((job) => job.id !== id);
  forgetJob(id);
}

/** Calls a running job off; whoever began it takes it out of the tray. */
export const cancelJob = (id: string): void => find(id)?.cancel?.run();

/** Starts a failed job again; the failed entry makes way for the new one. */
export function retryJob(id: string): void {
  const retry = find(id)?.retry;
  dismissJob(id);
  retry?.run();
}

/** Brings back what this person has begun on earlier pages; what ran when its page closed did not come to its end. */
export async function bringJobsBack(): Promise<void> {
  const earlier = (await keptJobs()).filter(({ id }) => !find(id)).map(asJob);
  jobs.list = [...jobs.list, ...earlier].sort((one, other) => other.begun - one.begun);
}

function asJob({ id, title, begun, state, stage, file }: KeptJob): Job {
  if (state === 'running') return { id, title, begun, state: 'failed', stage: '页面关闭时中断，请重新开始' };
  const result = file && ref({ label: file.label, file, save: () => saveFile(file.blob, file.fileName) });
  return { id, title, begun, state, stage, ...(result && { result }) };
}
