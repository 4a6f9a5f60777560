import { readFile } from 'node:fs/promises';
import { documentLimits } from '../../../contracts/wrongbook/document-shapes.ts';
import { startTurn } from '../../jobs/turns.ts';
import { countPages, openPicture, pictureFault } from '../pictures/open.ts';
import { FileError, unreadable } from './file-error.ts';
import type { FileRead, ReadTask } from './tasks.ts';

/** Pixels that a preview is wide at most. */
const previewWidth = 1_600;

/** Reads on in a file as far as a turn goes; throws FileError where that fails. */
export async function readOn({ path, kind, readPages }: ReadTask): Promise<FileRead> {
  if (kind === 'pdf') return readPdf(path, readPages);
  return kind === 'picture' ? readPicture(path, readPages) : { pages: 0, readPages: 0 };
}

/** Reads pages one after another, one of them at least, until the turn is over. */
async function readPages(pages: number, begun: number, read: (page: number) => Promise<unknown>): Promise<FileRead> {
  const { maxPages } = documentLimits;
  if (pages > maxPages) throw unreadable(`共 ${pages} 页，超过 ${maxPages} 页的上限，请拆分后重新上传`);
  const isOver = startTurn();
  let page = begun;
  while (page < pages) {
    page += 1;
    await read(page);
    if (isOver()) break;
  }
  return { pages, readPages: page };
}

async function readPdf(path: string, begun: number): Promise<FileRead> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise.catch((error: unknown) => {
      throw pdfFault(error);
    });
    return await readPages(pdf.numPages, begun, (page) =>
      pdf.getPage(page).catch(() => {
        throw unreadable(`第 ${page} 页已损坏`);
      }),
    );
  } finally {
    await loading.destroy();
  }
}

const pdfFault = (error: unknown): FileError =>
  unreadable(
    error instanceof Error && error.name === 'PasswordException'
      ? 'PDF 已加密，请去掉密码后重新上传'
      : '文件已损坏，无法读取页面',
  );

async function readPicture(path: string, begun: number): Promise<FileRead> {
  try {
    return await readPages(await countPages(path), begun, async (page) => (await openPicture(path, page)).stats());
  } catch (error) {
    throw error instanceof FileError ? error : unreadable(pictureFault(error));
  }
}

/** A PNG of one page of a picture, upright and not wider than a screen; throws FileError where there is none. */
export async function previewPicture(path: string, page: number): Promise<Uint8Array> {
  try {
    const picture = await openPicture(path, page);
    return await picture.resize({ width: previewWidth, withoutEnlargement: true }).png().toBuffer();
  } catch (error) {
    throw unreadable(pictureFault(error));
  }
}
