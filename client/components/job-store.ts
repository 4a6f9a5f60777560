import { currentPerson } from './preferences.ts';

/** A job as it outlives its page: in the browser, since its files hold people's data that the server has no reason to keep twice. */
export interface KeptJob {
  id: string;
  person: string;
  tab: string;
  begun: number;
  title: string;
  state: 'running' | 'done' | 'failed';
  stage: string;
  file?: { label: string; blob: Blob; fileName: string } | undefined;
}

/** Milliseconds after which a job is forgotten. */
const longest = 7 * 24 * 3_600_000;
const tabKey = 'jobs-tab';

let clock = (): number => 0;

/** Names who tells the time, in milliseconds since the epoch. */
export const jobsFollow = (read: () => number): void => {
  clock = read;
};

/** The time by which jobs are begun and forgotten. */
export const jobTime = (): number => clock();

/** A name for this tab that a reload keeps. */
function thisTab(): string {
  const known = sessionStorage.getItem(tabKey);
  if (known !== null) return known;
  const made = String(Math.random());
  sessionStorage.setItem(tabKey, made);
  return made;
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });

async function withJobs<T>(mode: IDBTransactionMode, ask: (jobs: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = indexedDB.open('understudy', 1);
  request.onupgradeneeded = () => void request.result.createObjectStore('jobs', { keyPath: 'id' });
  const database = await answerOf(request);
  try {
    return await answerOf(ask(database.transaction('jobs', mode).objectStore('jobs')));
  } finally {
    database.close();
  }
}

/** A browser that keeps nothing, as a private window may, still has the jobs of its page. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Keeps a job of this person as it is now. */
export const keepJob = (job: Omit<KeptJob, 'person' | 'tab'>): void =>
  quietly(withJobs('readwrite', (jobs) => jobs.put({ ...job, person: currentPerson(), tab: thisTab() })));

/** Keeps a job no longer. */
export const forgetJob = (id: string): void => quietly(withJobs('readwrite', (jobs) => jobs.delete(id)));

/** The jobs that this person has begun in this browser, without those that another tab is at. */
export async function keptJobs(): Promise<KeptJob[]> {
  const person = currentPerson();
  const all = await withJobs('readonly', (jobs) => jobs.getAll() as IDBRequest<KeptJob[]>).catch(() => []);
  for (const { id } of all.filter(({ begun }) => begun < clock() - longest)) forgetJob(id);
  return all.filter(
    (job) =>
      job.person === person && job.begun >= clock() - longest && (job.state !== 'running' || job.tab === thisTab()),
  );
}
