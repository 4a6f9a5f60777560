import { readBytes } from '../content/read.ts';
import type { Original } from './original.ts';

const picture = (title: string, subjectId: string, extension: 'png' | 'tif', pages: number): Original => ({
  title,
  subjectId,
  gradeId: '',
  kind: 'picture',
  extension,
  pages,
  bytes: readBytes(`pictures/${title}.${extension}`),
});

/** Sheets to write on, as pictures. */
export const makePictures = (): Original[] => [
  picture('田字格练习纸', '1', 'png', 1),
  picture('四线三格练习纸', '3', 'png', 1),
  picture('平面直角坐标系方格纸', '2', 'png', 1),
  picture('作文稿纸', '1', 'tif', 2),
];

/** What reading the damaged file says. */
export const damagedReason = '文件已损坏，无法读取页面';

/**
 * The file of documents that have failed: a PDF whole from its first to its last byte, with a scan inside, whose catalogue
 * names a page tree that is missing.
 */
export const makeDamaged = (): Original => ({
  title: '课堂练习扫描件',
  subjectId: '',
  gradeId: '',
  kind: 'pdf',
  extension: 'pdf',
  pages: 0,
  bytes: readBytes('pictures/课堂练习扫描件.pdf'),
});
