import { serveTasks } from '../../workers/serve.ts';
import { openAs } from './open-as.ts';
import { receive } from './receive.ts';
import { refusing } from './refusing.ts';
import { packAside, take, takeBeginning } from './take.ts';
import type { Snapshot, SnapshotTask } from './tasks.ts';

async function run(task: SnapshotTask): Promise<Snapshot | null> {
  if (task.act === 'take') return take(task);
  if (task.act === 'receive') return receive(task);
  if (task.act === 'beginning') takeBeginning(task);
  else if (task.act === 'pack') packAside(task);
  else await openAs(task);
  return null;
}

serveTasks<SnapshotTask, Snapshot | null>(
  (task) => refusing(() => run(task)),
  () => undefined,
);
