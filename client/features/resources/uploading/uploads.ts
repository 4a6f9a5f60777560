import { proxy } from 'valtio';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { documentState } from '../../../../contracts/states.ts';
import { retryDocument, uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { transferTimeout } from '../../../api/download.ts';
import { CallCancelled } from '../../../api/errors.ts';
import { refetchKinds } from '../../../api/refetch.ts';
import { dismissJob, failJob, finishJob, startJob, updateJob } from '../../../components/jobs.ts';
import { callDocuments } from '../documents/call-documents.ts';
import { titleFrom } from './files.ts';
import { recognised, type ReadDocument } from './recognition.ts';

// Each file is registered first, so that all of them are in the list at once; then they are sent one after another. A job
// is done when the server has read its file.

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
  /** The server has the file: what is left to do is reading it. */
  sent?: boolean;
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
  const ends = registered.map((one) => {
    const turn = last.then(() => transfer(one));
    last = turn;
    return turn.then((sent) => (sent ? follow(one) : undefined));
  });
  await Promise.all(ends);
}

function begin(upload: Upload): Started {
  const retry = () => void (upload.sent ? readAgain(upload) : run([upload]));
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

async function transfer({ upload, job, controller: { signal } }: Started): Promise<boolean> {
  const { file } = upload;
  const documentId = upload.documentId!;
  const onProgress = (part: number) => {
    sending.parts[documentId] = part;
    updateJob(job, { fraction: part, stage: part < 1 ? `上传 ${Math.floor(part * 100)}%` : '等待确认' });
  };
  try {
    await callDocuments(uploadResource, { documentId }, { file, signal, onProgress, timeout: transferTimeout });
    return (upload.sent = true);
  } catch (error) {
    return fail(job, error);
  } finally {
    delete sending.parts[documentId];
  }
}

/** A scan that has been read brings answers and their marks. */
const broughtByReading = ['document', 'scanPage', 'submission', 'mark'] as const;

/** Tells what came of a file that the server has. */
async function follow({ upload: { documentId, filing }, job }: Started): Promise<void> {
  updateJob(job, { fraction: undefined, stage: '识别中' });
  const tell = ({ readPages = 0, pages }: ReadDocument) =>
    pages > 0 && updateJob(job, { fraction: readPages / pages, stage: `识别中，${readPages} / ${pages} 页` });
  const document = await recognised(documentId!, filing.target ?? 'cloud', tell);
  if (document?.state === documentState.failed) failJob(job, `识别失败：${document.failReason}`);
  else finishJob(job, { stage: document && document.pages > 0 ? `已完成，共 ${document.pages} 页` : '已完成' });
  await refetchKinds(...broughtByReading);
}

async function readAgain(upload: Upload): Promise<void> {
  const started = begin(upload);
  byDocument.set(upload.documentId!, started);
  try {
    await callDocuments(retryDocument, { documentId: upload.documentId! });
    await follow(started);
  } catch (error) {
    fail(started.job, error);
  }
}

function fail(job: string, error: unknown): false {
  // Who cancels has taken the job out of the tray.
  if (!(error instanceof CallCancelled)) failJob(job, error instanceof Error ? error.message : String(error));
  return false;
}
