import { openPdf } from './pdf-pages.ts';
import { openPictures } from './picture-pages.ts';
import type { ScanKind, ScanPages } from './scan-pages.ts';

/** Opens a file of pages; rejects with ScanError for one that cannot be read at all. */
export const openPages = (path: string, kind: ScanKind): Promise<ScanPages> =>
  kind === 'pdf' ? openPdf(path) : openPictures(path);
