import { readScanPicture } from '../../scanning/scan-picture.ts';
import type { Submission } from '../marks.ts';

/** Reads the pictures of scanned pages, by their place from 1. */
export const pictureLoader =
  (pages: Submission['pages']) =>
  (page: number, signal: AbortSignal): Promise<Blob> =>
    readScanPicture(pages[page - 1]?.pageId ?? '', signal);
