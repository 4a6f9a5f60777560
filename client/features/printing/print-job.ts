import type { TaskCall } from '../../../contracts/constants/tasks.ts';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { saveExport } from '../../api/download.ts';
import { CallCancelled } from '../../api/errors.ts';
import { tellFailure } from '../../api/failures.ts';
import { canPrintPdf, printPdf } from '../../components/preview/print-pdf.ts';
import { runTask } from '../tasks/run-task.ts';

/** What is to be printed or saved in the background, and what the file is called. */
export interface PrintOrder<E extends Endpoint = Endpoint> {
  call: TaskCall;
  endpoint: E;
  input: InputOf<E>;
  /** As the list of tasks names it. */
  title: string;
  name: string;
  label: string;
  /** An archive is only saved. */
  form?: 'pdf' | 'archive';
  act: 'print' | 'save';
}

/** Typesets as a task, which goes on when nobody watches; whoever waited gets the print dialog or the file. */
export async function startPrint<E extends Endpoint>(order: PrintOrder<E>, isWatched: () => boolean): Promise<void> {
  const { call, endpoint, input, title, name, label, form = 'pdf', act } = order;
  try {
    const { file } = await runTask({ name: call, endpoint, input, title, fileName: `${name}_${label}` });
    if (!file || !isWatched()) return;
    const blob = await file();
    if (act === 'print' && canPrintPdf()) printPdf(blob);
    else await saveExport(blob, name, label, form === 'archive' ? 'zip' : 'pdf');
  } catch (error) {
    if (!(error instanceof CallCancelled)) tellFailure(error instanceof Error ? error.message : String(error));
  }
}
