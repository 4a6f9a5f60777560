import type { TaskCall } from '../../../contracts/constants/tasks.ts';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { saveExport } from '../../api/download.ts';
import { tellFailure } from '../../api/failures.ts';
import { CallCancelled } from '../../api/errors.ts';
import { runTask } from './run-task.ts';

/** What is exported, and what its file is called: name_label.xls. */
export interface ExportOrder<E extends Endpoint> {
  name: TaskCall;
  endpoint: E;
  input: InputOf<E>;
  of: string;
  label: string;
}

/** Exports as a task, and saves the file where the page is still there; else it waits in the list. */
export async function runExport<E extends Endpoint>({ of, label, ...order }: ExportOrder<E>): Promise<void> {
  try {
    const { file } = await runTask({ ...order, title: `导出${of}${label}`, fileName: `${of}_${label}` });
    if (file) await saveExport(await file(), of, label);
  } catch (error) {
    if (!(error instanceof CallCancelled)) tellFailure(error instanceof Error ? error.message : String(error));
  }
}
