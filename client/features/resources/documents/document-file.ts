import { exportDocument } from '../../../../contracts/wrongbook/documents.ts';
import { download, fetchFile, transferTimeout } from '../../../api/download.ts';
import type { AnyDocument } from './document.ts';
import { asTeacher } from './call-documents.ts';

/** What browsers call the pictures that all of them show. */
const shownTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/** Reads the file of a document. */
export const readFile = (documentId: string, signal: AbortSignal): Promise<Blob> =>
  fetchFile(exportDocument, { ...asTeacher(), documentId }, { signal, timeout: transferTimeout });

/** Reads one page of a picture, as it is where a browser can show that, else as the server draws it. */
export async function readPicture(
  documentId: string,
  extension: string,
  page: number,
  signal: AbortSignal,
): Promise<Blob> {
  const type = shownTypes[extension];
  if (type !== undefined) return named(await readFile(documentId, signal), type);
  const input = { ...asTeacher(), documentId, form: 'preview', page } as const;
  return named(await fetchFile(exportDocument, input, { signal, timeout: transferTimeout }), 'image/png');
}

/** Files come as octets, which not every browser takes for a picture. */
const named = (blob: Blob, type: string): Blob => blob.slice(0, blob.size, type);

/** Saves the file of a document under its title. */
export const saveDocument = ({ id, title, extension }: AnyDocument): Promise<boolean> =>
  download(
    exportDocument,
    { ...asTeacher(), documentId: id },
    { name: title, label: '文档', extension, timeout: transferTimeout },
  );
