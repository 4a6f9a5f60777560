import { newKey } from '../../api/attempts.ts';
import { call } from '../../api/call.ts';
import { saveExport, transferTimeout } from '../../api/download.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { formatNumber } from '../../../contracts/figure-text.ts';
import { getPrintProgress } from '../../../contracts/wrongbook/printing.ts';
import { dismissJob, failJob, finishJob, startJob, updateJob } from '../../components/jobs.ts';
import { canPrintPdf, printPdf } from '../../components/preview/print-pdf.ts';

/** What is to be printed or saved in the background, and what the file is called. */
export interface PrintOrder {
  /** Asks for the file under an id by which its progress is known. */
  fetch: (progressKey: string, options: { timeout: number; signal: AbortSignal }) => Promise<Blob>;
  /** As the tray names it. */
  title: string;
  name: string;
  label: string;
  /** An archive is only saved. */
  form?: 'pdf' | 'archive';
  act: 'print' | 'save';
}

type Progress = DataOf<typeof getPrintProgress>;

const pollEvery = 500;

/** Where each stage begins and ends within the whole, and what people read. */
const stages: Partial<Record<Progress['stage'], { from: number; to: number; label: string }>> = {
  waiting: { from: 0, to: 0, label: '排队中' },
  reading: { from: 0, to: 0.3, label: '正在取数据' },
  wording: { from: 0.3, to: 0.5, label: '正在润色' },
  drawing: { from: 0.5, to: 0.6, label: '正在取作答图片' },
  setting: { from: 0.6, to: 1, label: '正在排版' },
};

/** How far a print is; undefined for a stage that ends it. */
export function progressOf({ stage, done, total }: Progress): { fraction: number; stage: string } | undefined {
  const place = stages[stage];
  if (!place) return undefined;
  const { from, to, label } = place;
  const part = total > 0 ? done / total : 0;
  const count = total > 0 ? ` ${formatNumber(done)}/${formatNumber(total)}` : '';
  return { fraction: from + part * (to - from), stage: `${label}${count}` };
}

/** Asks how far a print is until it is over. */
function follow(progressKey: string, job: string): () => void {
  let following = true;
  const ask = async () => {
    const progress = await call(getPrintProgress, { progressKey }, { quiet: true }).catch(() => undefined);
    const known = progress && progressOf(progress);
    if (following && known) updateJob(job, known);
    if (following) setTimeout(() => void ask(), pollEvery);
  };
  setTimeout(() => void ask(), pollEvery);
  return () => {
    following = false;
  };
}

/**
 * Typesets as a job of the tray, which goes on when nobody watches and can be called off there; whoever waited gets the print
 * dialog or the file.
 */
export async function startPrint(order: PrintOrder, isWatched: () => boolean): Promise<void> {
  const { title, name, label, form = 'pdf', act } = order;
  const stopped = new AbortController();
  const retry = () => void startPrint(order, isWatched);
  const job = startJob(title, { stage: '等待处理', retry, cancel: () => stopped.abort() });
  const progressKey = newKey();
  const stop = follow(progressKey, job);
  try {
    const blob = await order.fetch(progressKey, { timeout: transferTimeout, signal: stopped.signal });
    const extension = form === 'archive' ? 'zip' : 'pdf';
    const save = () => void saveExport(blob, name, label, extension);
    const print = act === 'print' && canPrintPdf();
    const hand = print ? () => printPdf(blob) : save;
    const file = { blob, fileName: `${name}_${label}.${extension}` };
    finishJob(job, { stage: '已排好版', result: { label: print ? '打印' : '保存', save: hand, file } });
    if (isWatched()) hand();
  } catch (error) {
    if (stopped.signal.aborted) dismissJob(job);
    else failJob(job, error instanceof Error ? error.message : String(error));
  } finally {
    stop();
  }
}
