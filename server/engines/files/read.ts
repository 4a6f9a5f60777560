import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { documentLimits } from '../../../contracts/wrongbook/document-shapes.ts';
import { unreadable, type FileError } from './file-error.ts';
import type { FiledKind } from './tasks.ts';

/** The most pixels of a picture: an A3 page at 600 dpi has 70 million. */
const maxPixels = 100_000_000;

/** Pixels that a preview is wide at most. */
const previewWidth = 1_600;

/** Reads a file through and counts its pages, 0 where its kind has none; throws FileError where that fails. */
export async function countPages(path: string, kind: FiledKind): Promise<number> {
  if (kind === 'pdf') return withinLimit(await readPdf(path));
  return kind === 'picture' ? withinLimit(await readPicture(path)) : 0;
}

function withinLimit(pages: number): number {
  const { maxPages } = documentLimits;
  if (pages > maxPages) throw unreadable(`共 ${pages} 页，超过 ${maxPages} 页的上限，请拆分后重新上传`);
  return pages;
}

async function readPdf(path: string): Promise<number> {
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
    if (pdf.numPages > documentLimits.maxPages) return pdf.numPages;
    for (let page = 1; page <= pdf.numPages; page += 1) {
      await pdf.getPage(page).catch(() => {
        throw unreadable(`第 ${page} 页已损坏`);
      });
    }
    return pdf.numPages;
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

const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;

async function readPicture(path: string): Promise<number> {
  try {
    const { pages = 1 } = await sharp(path, options).metadata();
    if (pages > documentLimits.maxPages) return pages;
    for (let page = 0; page < pages; page += 1) await sharp(path, { ...options, page }).stats();
    return pages;
  } catch (error) {
    throw pictureFault(error);
  }
}

/** A PNG of one page of a picture, upright and not wider than a screen; throws FileError where there is none. */
export async function previewPicture(path: string, page: number): Promise<Uint8Array> {
  try {
    const picture = sharp(path, { ...options, page: page - 1 }).autoOrient();
    return await picture.resize({ width: previewWidth, withoutEnlargement: true }).png().toBuffer();
  } catch (error) {
    throw pictureFault(error);
  }
}

const pictureFault = (error: unknown): FileError =>
  unreadable(String(error).includes('pixel limit') ? '图片尺寸过大' : '图片已损坏');
