import { mostUploadMb } from '../../../../contracts/constants/tasks.ts';
import { texts } from '../../../../contracts/envelope.ts';
import { beginTask } from '../../../../contracts/wrongbook/tasks.ts';
import { writeWhenFree } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { discard, FileTooLarge, keep, receive, type Draft } from '../../../engines/files/store.ts';
import { generalRefusal, refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { brokenOff, type IncomingFile } from '../../../http/upload.ts';
import { addJob } from '../../../jobs/queue.ts';
import { laneKinds, laneOf } from './call-job.ts';
import { insertCall } from './calls.queries.ts';
import { countOpen, selectSame } from './tasks.queries.ts';

type Beginning = Context<typeof beginTask>;

/** Tasks of one user that may wait or run at the same time. */
const mostOpen = 20;

function readAsked(asked: string): object {
  try {
    const read = JSON.parse(asked) as unknown;
    if (read !== null && typeof read === 'object' && !Array.isArray(read)) return read;
  } catch {
    // Said below.
  }
  throw refusal(beginTask, 'unreadable');
}

async function receiveUpload({ filesDir }: Sandbox, file: IncomingFile): Promise<Draft> {
  try {
    return await receive(filesDir, file.stream, mostUploadMb * 1024 * 1024);
  } catch (error) {
    throw error instanceof FileTooLarge ? generalRefusal('tooLarge', texts.tooLarge) : brokenOff(error);
  }
}

/** Takes a call on that is carried out later, once it is clear that it may be. */
export async function begin(context: Beginning): Promise<{ taskId: string }> {
  const { sandbox, user, carrier, file, input } = context;
  const { call, title, fileName = '' } = input;
  const asked = readAsked(input.asked);
  if (!carrier.has(call)) throw refusal(beginTask, 'elsewhere');
  carrier.check({ sandbox, user, call, asked });
  if (countOpen(sandbox, user.id, laneKinds) >= mostOpen) throw refusal(beginTask, 'tooMany', { max: mostOpen });
  const draft = file && (await receiveUpload(sandbox, file));
  const wanted = { userId: user.id, call, asked: JSON.stringify(asked), uploadHash: draft?.hash ?? '' };
  const add = (): { taskId: string } => {
    // A double click, or sending again because no answer came, begins one task and not two.
    const same = selectSame(sandbox, wanted);
    if (same !== undefined) {
      if (draft) discard(draft);
      return { taskId: same };
    }
    const id = insertCall(sandbox, { ...wanted, title, fileName, uploadName: file?.name ?? '' });
    const taskId = addJob(sandbox, laneOf(call), id, user.id);
    // Last: what goes wrong before would leave the file without its row.
    if (draft) keep(sandbox.filesDir, draft);
    return { taskId };
  };
  try {
    return await writeWhenFree(sandbox, add);
  } catch (error) {
    if (draft) discard(draft);
    throw error;
  }
}
