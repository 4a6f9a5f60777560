import { isMoved } from '../../database/clock.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { faultNews, openFaults } from '../faults/kept-faults.ts';
import { restoredFrom } from './restored-from.ts';

/**
 * What is not as it would be of a real server, each with what changes when there is news of it: `clock=…,fault=…,snapshot=…`, and how
 * the console opens; undefined where all is as ever.
 */
export function marksOf(sandbox: Sandbox, opensBy: 'local' | 'key'): string | undefined {
  const how = sandbox.clock.how();
  const from = restoredFrom(sandbox);
  const marks = [
    ...(isMoved(how) ? [`clock=${how.anchorSystem.toString(36)}.${how.anchorTime.toString(36)}`] : []),
    ...(openFaults(sandbox).length === 0 ? [] : [`fault=${faultNews(sandbox)}`]),
    ...(from === '' ? [] : [`snapshot=${Buffer.from(from).toString('base64url')}`]),
  ];
  return marks.length === 0 ? undefined : [...marks, `console=${opensBy}`].join();
}
