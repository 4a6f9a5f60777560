import { getScanPicture } from '../../../contracts/wrongbook/scans.ts';
import { fetchFile, transferTimeout } from '../../api/download.ts';

/** Reads the picture of a scanned page. */
export const readScanPicture = (pageId: string, signal: AbortSignal): Promise<Blob> =>
  fetchFile(getScanPicture, { pageId }, { signal, timeout: transferTimeout });
