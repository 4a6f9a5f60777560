import type { Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { callForBlob, isFile, parseEnvelope, type CallOptions } from './call.ts';
import { CallError } from './errors.ts';
import { tellFailure } from './failures.ts';

/** How long a file may travel, in milliseconds: more than a call without one. */
export const transferTimeout = 300_000;

/** Hands a blob to the browser as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked later, since some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves an octet-stream as name_label.extension and says true; what is no file shows its message, or a failure text, and says false. */
export async function saveExport(blob: Blob, name: string, label: string, extension = 'xls'): Promise<boolean> {
  if (isFile(blob)) {
    saveBlob(blob, `${name}_${label}.${extension}`);
    return true;
  }
  const envelope = await parseEnvelope(blob);
  tellFailure(envelope.msg || envelope.message || `导出${label}失败`);
  return false;
}

/** Calls an endpoint that answers with a file and gives the file; a JSON answer is thrown as CallError, without a toast. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Blob> {
  const answer = await callForBlob(endpoint, input, { ...options, quiet: true });
  if (isFile(answer)) return answer;
  const { code = 0, msg, message } = await parseEnvelope(answer);
  throw new CallError({ code, status: 0, message: msg || message || '文件没有取到' });
}

/** Calls an endpoint that answers with a file and saves it as name_label.xls. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { name, label, extension, ...options }: CallOptions & { name: string; label: string; extension?: string },
): Promise<boolean> {
  return saveExport(await callForBlob(endpoint, input, options), name, label, extension);
}

/** Fetches a PDF by its address and saves it under `name`.pdf; an alert tells when that fails. */
export async function downloadPdf(url: string, name: string): Promise<void> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    saveBlob(await answer.blob(), `${name}.pdf`);
  } catch {
    window.alert('下载失败，请稍后重试');
  }
}
