import { formatNumber } from '../../../../contracts/figure-text.ts';
import { saveExport } from '../../../api/download.ts';
import { personal } from '../../../session/personal.ts';
import type { Job } from '../../tasks/jobs.ts';
import { runTask } from '../../tasks/run-task.ts';
import { progressOf } from '../../tasks/task-job.ts';
import type { ImportSource } from './import-source.ts';

/** How an import ended. */
export interface Outcome {
  /** Rows that the school has now and had not before. */
  imported: number;
  /** Rows that the school had as they are. */
  unchanged: number;
  refused: number;
  /** Saves the workbook with the refused rows and why. */
  saveErrors?: (() => void) | undefined;
}

/** What shall be imported, and which of its rows. */
export interface ImportOrder {
  source: ImportSource;
  schoolId: string;
  file: File;
  mode: 'all' | 'valid';
}

/** How far an import is. */
export type Moved = Pick<Job, 'fraction' | 'stage'>;

/** The longest that an import may take, in milliseconds. */
export const importTimeout = 300_000;

const uploadShare = 0.2;

/** How far an upload has brought the whole. */
export const uploading = (fraction: number): { fraction: number; stage: string } => ({
  fraction: fraction * uploadShare,
  stage: fraction < 1 ? `上传 ${Math.round(fraction * 100)}%` : '等待处理',
});

/** Imports in the background, whether anybody watches or not; rejects with the reason why it failed. */
export async function runImport(order: ImportOrder, onMove: (moved: Moved) => void): Promise<Outcome> {
  const { source, schoolId, file, mode } = order;
  const label = `${source.label}导入错误`;
  const { counts, file: errors } = await runTask({
    name: source.name,
    endpoint: source.run,
    input: { schoolId, mode },
    title: `导入${source.label}：${file.name}`,
    fileName: `${personal.schoolName}_${label}`,
    file,
    onProgress: (fraction) => onMove(uploading(fraction)),
    onMove: (task) => {
      const { fraction = 0, stage } = progressOf(task);
      onMove({ fraction: uploadShare + fraction * (1 - uploadShare), stage });
    },
  });
  const { imported, unchanged, refused } = counts;
  const save = async (): Promise<void> => void (await saveExport(await errors!(), personal.schoolName, label));
  return { imported, unchanged, refused, saveErrors: errors && (() => void save()) };
}

/** An import in words; a service that only hands out the faulty rows tells no figures. */
export const summary = ({ imported, unchanged, refused, saveErrors }: Outcome): string =>
  saveErrors && imported + unchanged + refused === 0
    ? '有些行未导入，行号和原因见错误名单'
    : [
        `新增 ${formatNumber(imported)} 人`,
        unchanged > 0 && `${formatNumber(unchanged)} 人已在名单中、没有变化`,
        refused > 0 && `${formatNumber(refused)} 行未导入`,
      ]
        .filter(Boolean)
        .join('，');
