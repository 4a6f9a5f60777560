import { keptBytesFrom } from '../../../database/kept-bytes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { User } from '../../../http/user.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { makeReport } from '../reports/pool.ts';
import type { FiguresTask } from './tasks.ts';

/** Figures, summed up in a thread of its own and kept while nothing changes: a year of many schools is more than a turn may take. */
export const figuresBytes = (sandbox: Sandbox, user: User, task: FiguresTask): Promise<Uint8Array> =>
  keptBytesFrom(sandbox, JSON.stringify(task), () =>
    makeReport({ ...task, databaseFile: sandbox.file }, turnOf(sandbox, user.id)),
  );
