import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { SheetError } from '../spreadsheets/sheet-error.ts';
import { guardZip } from '../spreadsheets/zip-guard.ts';
import { FileError, unreadable } from './file-error.ts';
import type { FileKind } from './tasks.ts';

/** What is accepted, by the extension that belongs to the content; of an Office document the part that makes it one. */
const accepted: Record<string, FileKind & { part?: string }> = {
  pdf: { kind: 'pdf', extension: 'pdf' },
  jpg: { kind: 'picture', extension: 'jpg' },
  png: { kind: 'picture', extension: 'png' },
  tif: { kind: 'picture', extension: 'tif' },
  heic: { kind: 'picture', extension: 'heic' },
  docx: { kind: 'word', extension: 'docx', part: 'word/document.xml' },
  xlsx: { kind: 'sheet', extension: 'xlsx', part: 'xl/workbook.xml' },
  pptx: { kind: 'slides', extension: 'pptx', part: 'ppt/presentation.xml' },
};

/** Bytes from the end within which a PDF says where its table of objects begins (ISO 32000-2, annex). */
const pdfTail = 4_096;

/** What a file is, told by its content and not by its name; throws FileError for what is not accepted. */
export async function inspectFile(path: string): Promise<FileKind> {
  const found = await fileTypeFromFile(path).catch(nothingUnlessOfSystem);
  const known = accepted[found?.ext ?? ''];
  if (!known) throw new FileError('notAccepted');
  const { kind, extension, part } = known;
  if (part) await guardOffice(path, part);
  if (kind === 'pdf') await guardPdf(path);
  return { kind, extension };
}

/** What breaks off in the middle is of no kind; that a file has gone, or cannot be opened, says nothing of what it was. */
function nothingUnlessOfSystem(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
}

async function guardOffice(path: string, part: string): Promise<void> {
  try {
    await guardZip(await readFile(path), part);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw error.code === 'unreadable' ? unreadable(String(error.values['reason'])) : new FileError('notAccepted');
  }
}

/** A file that only begins like a PDF has no end like one; where the upload broke off, neither. */
async function guardPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, pdfTail);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    if (!buffer.includes('startxref')) throw unreadable('不是完整的 PDF');
  } finally {
    await file.close();
  }
}
