import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getImportProgress } from '../../../../contracts/vesta/student.ts';
import { call } from '../../../api/call.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';

type Progress = DataOf<typeof getImportProgress>;
type Report = (progress: { fraction?: number; stage: string }) => void;

const pollEvery = 500;
const uploadShare = 0.2;

/** Where each stage begins and ends within the whole, and what people read. */
const stages: Partial<Record<Progress['stage'], { from: number; to: number; label: string }>> = {
  waiting: { from: 0.2, to: 0.2, label: '排队中' },
  reading: { from: 0.2, to: 0.3, label: '读取文件' },
  checking: { from: 0.3, to: 0.6, label: '检查' },
  writing: { from: 0.6, to: 1, label: '写入' },
};

/** How far an upload has brought the whole. */
export const uploading = (fraction: number) => ({
  fraction: fraction * uploadShare,
  stage: fraction < 1 ? `上传 ${Math.round(fraction * 100)}%` : '等待处理',
});

/** How far the server has brought the whole; undefined for a stage that ends it. */
export function processing(
  { stage, done, total }: Progress,
  unit = '行',
): { fraction: number; stage: string } | undefined {
  const place = stages[stage];
  if (!place) return undefined;
  const { from, to, label } = place;
  const part = total > 0 ? done / total : 0;
  return {
    fraction: from + part * (to - from),
    stage: total > 0 ? `${label} ${formatNumber(done)}/${formatNumber(total)} ${unit}` : label,
  };
}

/** Asks how far an import, or another long change, is until it is over, and reports it. */
export function followProgress(importKey: string, report: Report, unit?: string): () => void {
  let following = true;
  const ask = async () => {
    const progress = await call(getImportProgress, { importKey }, { quiet: true }).catch(() => undefined);
    const known = progress && processing(progress, unit);
    // The answer may come after the end; a server that waits says nothing that the upload does not tell better.
    if (following && known && progress.stage !== 'waiting') report(known);
    if (following) setTimeout(() => void ask(), pollEvery);
  };
  setTimeout(() => void ask(), pollEvery);
  return () => {
    following = false;
  };
}
