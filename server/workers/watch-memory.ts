import { readFile } from 'node:fs/promises';

/** Megabytes that a process may take in all, what its native code takes included. */
const maxResidentMb = 2_048;

const everyMs = 500;
const kbPerMb = 1_024;

/** Calls `tooMuch` when a process takes too much memory; where the system does not tell, nothing is watched. Gives the end of it. */
export function watchMemory(pid: number | undefined, tooMuch: () => void): () => void {
  const look = async (): Promise<void> => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const [, kb = 0] = /^VmRSS:\s*(\d+) kB/m.exec(status) ?? [];
    if (Number(kb) > maxResidentMb * kbPerMb) tooMuch();
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
