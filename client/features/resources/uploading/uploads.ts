import { proxy } from 'valtio';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { transferTimeout } from '../../../api/download.ts';
import { CallCancelled } from '../../../api/errors.ts';
import { refetchKinds } from '../../../api/refetch.ts';
import { dismissJob, failJob, startJob, updateJob } from '../../tasks/jobs.ts';
import { callDocuments } from '../documents/call-documents.ts';
import { titleFrom } from './files.ts';

// Each file is registered first, so that all of them are in the list at once; then they are sent one after another. What
// the server has, it lists itself as a task: to read its file.

/** What files are filed under when they come in. */
export type Filing = Pick<
  InputOf<typeof uploadResource>,
  'target' | 'scope' | 'classId' | 'subjectId' | 'gradeId' | 'assignmentId'
>;

/** A file to send; its document is known once it is registered. */
interface Upload {
  file: File;
  filing: Filing;
  documentId?: string;
}

/** An upload in the tray of jobs. */
interface Started {
  upload: Upload;
  job: string;
  controller: AbortController;
}

/** The part that has gone of each file that this page is sending or about to send, by the id of its document. */
export const sending = proxy<{ parts: Record<string, number> }>({ parts: {} });

const byDocument = new Map<string, Started>();

let last: Promise<unknown> = Promise.resolve();

/** Uploads files as jobs, which go on when nobody watches. */
export const uploadFiles = (files: readonly File[], filing: Filing): Promise<void> =>
  run(files.map((file) => ({ file, filing })));

/** Uploads the file of a document that was registered before. */
export function uploadInto(documentId: string, file: File, filing: Filing): Promise<void> {
  giveUpUploads([documentId]);
  return run([{ file, filing, documentId }]);
}

/** Stops sending the files of documents, and takes their jobs out of the tray. */
export function giveUpUploads(documentIds: readonly string[]): void {
  for (const { job, controller } of documentIds.flatMap((id) => byDocument.get(id) ?? [])) {
    controller.abort();
    dismissJob(job);
  }
}

async function run(uploads: readonly Upload[]): Promise<void> {
  const registered: Started[] = [];
  for (const one of uploads.map(begin)) if (await register(one)) registered.push(one);
  await refetchKinds('document');
  const ends = registered.map((one) => (last = last.then(() => transfer(one))));
  await Promise.all(ends);
}

function begin(upload: Upload): Started {
  const retry = () => void run([upload]);
  const job = startJob(`上传：${upload.file.name}`, { stage: '等待上传', retry });
  return { upload, job, controller: new AbortController() };
}

async function register(started: Started): Promise<boolean> {
  const { upload, job } = started;
  const { file, filing } = upload;
  try {
    upload.documentId ??= await registerFile(file, filing);
  } catch (error) {
    return fail(job, error);
  }
  byDocument.set(upload.documentId, started);
  sending.parts[upload.documentId] = 0;
  return true;
}

/** All files of an upload come into the lists together. */
async function registerFile(file: File, filing: Filing): Promise<string> {
  const input = { ...filing, title: titleFrom(file.name) };
  return (await callDocuments(uploadResource, input, { kept: 'all' })).documentId;
}

async function transfer({ upload, job, controller: { signal } }: Started): Promise<void> {
  const { file } = upload;
  const documentId = upload.documentId!;
  const onProgress = (part: number) => {
    sending.parts[documentId] = part;
    updateJob(job, { fraction: part, stage: part < 1 ? `上传 ${Math.floor(part * 100)}%` : '等待确认' });
  };
  try {
    await callDocuments(uploadResource, { documentId }, { file, signal, onProgress, timeout: transferTimeout });
    dismissJob(job);
  } catch (error) {
    fail(job, error);
  } finally {
    delete sending.parts[documentId];
  }
}

function fail(job: string, error: unknown): false {
  // Who cancels has taken the job out of the tray.
  if (!(error instanceof CallCancelled)) failJob(job, error instanceof Error ? error.message : String(error));
  return false;
}
