import { write } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';

const hour = 3_600_000;

/**
 * Does a write and then each hour again for as long as the sandbox is open; `report` hears of what went wrong. Whoever opens the
 * sandbox does not wait for it.
 */
export function eachHour(sandbox: Sandbox, change: () => void, report: (error: unknown) => void): void {
  const look = (): void => {
    if (!sandbox.sqlite.open) return clearInterval(timer);
    try {
      write(sandbox, change);
    } catch (error) {
      report(error);
    }
  };
  const timer = setInterval(look, hour).unref();
  setImmediate(look);
}
