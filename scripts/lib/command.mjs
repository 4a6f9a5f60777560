import { red } from './print.mjs';

/** The end of a command for a reason that one line tells; details go above it. */
export class Stop extends Error {
  /** @param {string} line @param {string} [details] */
  constructor(line, details = '') {
    super(line);
    this.details = details;
  }
}

/** Prints why a command ends: what a tool said, then one line. @param {unknown} error */
export function explain(error) {
  const details = error instanceof Stop ? error.details.trim() : '';
  if (details) process.stderr.write(`${details}\n`);
  const line =
    error instanceof Stop ? error.message : `意外错误：${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${red('✗')} ${line}\n`);
}

/**
 * Runs a command: whatever goes wrong ends in one line and exit code 1, or another where 1 is a verdict of the command.
 * @param {() => Promise<void>} work @param {{ failed?: number }} [codes]
 */
export async function command(work, { failed = 1 } = {}) {
  try {
    await work();
  } catch (error) {
    explain(error);
    process.exit(failed);
  }
}
