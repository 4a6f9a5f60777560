import { consolePools } from './console/pools.ts';
import { closeFilePool } from './engines/files/pool.ts';
import { closeSheetPool } from './engines/importing/pool.ts';
import { closeIntegrityPool } from './engines/integrity/pool.ts';
import { closePasswordPool } from './engines/passwords/pool.ts';
import { closePicturePool } from './engines/printing/pictures/pool.ts';
import { closePrintPool } from './engines/printing/pool.ts';
import { closeRestoringPool } from './engines/restoring/pool.ts';
import { closeScanPool } from './engines/scanning/pool.ts';
import { closeDrawingPool } from './engines/simulation/drawing-pool.ts';
import { closeSimulationPool } from './engines/simulation/pool.ts';
import { closeDocumentPool } from './http/documents/pool.ts';
import { closeExamPool } from './services/wrongbook/exams/apart/pool.ts';
import { closeBookPool } from './services/wrongbook/prints/books/pool.ts';
import { closeReportPool } from './services/wrongbook/reports/pool.ts';

const closes = [
  ...consolePools,
  closeBookPool,
  closeDocumentPool,
  closeDrawingPool,
  closeExamPool,
  closeFilePool,
  closeSheetPool,
  closeIntegrityPool,
  closePasswordPool,
  closePicturePool,
  closePrintPool,
  closeRestoringPool,
  closeScanPool,
  closeSimulationPool,
  closeReportPool,
];

/** Lets several share what is to end with the last of them: returns what takes a share, and that what gives it back, once. */
export function sharing(end: () => Promise<void>): () => () => Promise<void> {
  const shares = new Set<symbol>();
  return () => {
    const share = Symbol();
    shares.add(share);
    return async () => {
      if (shares.delete(share) && shares.size === 0) await end();
    };
  };
}

/**
 * Takes a share in the threads and processes for heavy work, which all servers of a process use; give it back after the last request
 * has been answered. The last one ends them, with what they are at.
 */
export const sharePools = sharing(async () => void (await Promise.all(closes.map((close) => close()))));
