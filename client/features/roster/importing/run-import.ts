import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { importStudents } from '../../../../contracts/vesta/student.ts';
import { newKey } from '../../../api/attempts.ts';
import { callForBlob, isJson, parseEnvelope } from '../../../api/call.ts';
import { saveExport } from '../../../api/download.ts';
import { CallError } from '../../../api/errors.ts';
import { refetchAfter } from '../../../api/refetch.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { failJob, finishJob, startJob, updateJob, type JobResult } from '../../../components/jobs.ts';
import { personal } from '../../../session/personal.ts';
import { followProgress, uploading } from './import-progress.ts';
import type { ImportSource, Preview } from './import-source.ts';

/** How an import ended. */
export interface Outcome {
  /** Rows that the school has now and had not before. */
  imported: number;
  /** Rows that the school had as they are. */
  unchanged: number;
  refused: number;
  /** Hands over the workbook with the refused rows and why. */
  errors?: JobResult | undefined;
}

/** What shall be imported, and which of its rows. */
export interface ImportOrder {
  source: ImportSource;
  schoolId: string;
  file: File;
  mode: 'all' | 'valid';
  preview: Preview;
}

/** The longest that an import may take, in milliseconds. */
export const importTimeout = 300_000;

/** Starts an import as a job, which goes on when nobody watches; the promise gives undefined when it failed. */
export function startImport(order: ImportOrder): { job: string; outcome: Promise<Outcome | undefined> } {
  const { source, file } = order;
  const job = startJob(`导入${source.label}：${file.name}`, {
    stage: '准备上传',
    retry: () => void startImport(order),
  });
  return { job, outcome: carryOut(order, job) };
}

async function carryOut(order: ImportOrder, job: string): Promise<Outcome | undefined> {
  const { source, schoolId, file, mode } = order;
  const importKey = newKey();
  const stop = followProgress(importKey, (progress) => updateJob(job, progress));
  try {
    const onProgress = (fraction: number) => updateJob(job, uploading(fraction));
    const options = { file, onProgress, timeout: importTimeout, background: true };
    const answer = await callForBlob(source.run, { schoolId, mode, importKey }, options);
    const outcome = await readAnswer(answer, order);
    finishJob(job, { stage: summary(outcome), result: outcome.errors });
    return outcome;
  } catch (error) {
    failJob(job, error instanceof Error ? error.message : String(error));
    // What got no answer in time may have been imported all the same.
    await refetchAfter(source.run, { schoolId }, undefined);
    return undefined;
  } finally {
    stop();
  }
}

/** An import in words. */
export const summary = ({ imported, unchanged, refused }: Outcome): string =>
  [
    `新增 ${formatNumber(imported)} 人`,
    unchanged > 0 && `${formatNumber(unchanged)} 人已在名单中、没有变化`,
    refused > 0 && `${formatNumber(refused)} 行未导入`,
  ]
    .filter(Boolean)
    .join('，');

async function readAnswer(answer: Blob, { source, mode, preview }: ImportOrder): Promise<Outcome> {
  if (!isJson(answer)) {
    const label = `${source.label}导入错误`;
    const save = () => void saveExport(answer, personal.schoolName, label);
    // A workbook carries no counts: what was checked a moment ago has them.
    return {
      imported: mode === 'valid' ? preview.valid : 0,
      unchanged: preview.unchanged,
      refused: mode === 'valid' ? preview.faulty : preview.total - preview.unchanged,
      errors: {
        label: '下载错误名单',
        save,
        file: { blob: answer, fileName: `${personal.schoolName}_${label}.xls` },
      },
    };
  }
  const envelope = await parseEnvelope(answer);
  if (envelope.code !== 200) {
    throw new CallError({
      code: envelope.code ?? 0,
      status: 0,
      message: envelope.msg || envelope.message || '导入失败',
    });
  }
  const { imported, unchanged, refused } = envelope.data as DataOf<typeof importStudents>;
  return { imported, unchanged, refused };
}
