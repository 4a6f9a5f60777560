import type { GrayPicture } from './picture.ts';

/** What a file of pages is: a PDF, or a JPEG, PNG or TIFF. */
export type ScanKind = 'pdf' | 'picture';

/** A file of pages; pages count from 1, and one that is damaged rejects with ScanError. */
export interface ScanPages {
  count: number;
  page(number: number): Promise<GrayPicture>;
  close(): Promise<void>;
}
