import { documentLimits } from '../../../../contracts/wrongbook/document-shapes.ts';

/** Endings of scans, which the browser's own dialog offers; what a file is the server tells by its content. */
const scanEndings = ['.pdf', '.jpg', '.jpeg', '.png', '.tif', '.tiff', '.heic', '.heif'] as const;

/** The same of all documents. */
export const documentEndings = [...scanEndings, '.docx', '.xlsx', '.pptx'] as const;

/** What may be uploaded as scans. */
export const scanFiles = {
  endings: scanEndings,
  hint: `PDF、JPEG、PNG、TIFF、HEIC，每个不超过 ${documentLimits.maxMb} MB，可一次选多个`,
};

/** What may be uploaded, in words. */
export const documentHint = `PDF、图片（JPEG、PNG、TIFF、HEIC）、Word、Excel、PPT，每个不超过 ${documentLimits.maxMb} MB，可一次选多个`;

/** Why a file needs not be sent at all; "" when it may be. */
export function faultOf({ size }: Pick<File, 'size'>): string {
  if (size === 0) return '文件是空的';
  return size > documentLimits.maxMb * 1024 ** 2 ? `超过 ${documentLimits.maxMb} MB` : '';
}

const longestTitle = 100;

/** What a document is called until somebody renames it: its file's name without the ending. */
export const titleFrom = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .slice(0, longestTitle)
    // Control characters, and half of a pair that was cut in two.
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim() || '未命名';
