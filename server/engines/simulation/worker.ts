import sharp from 'sharp';
import { serveTasks, tellProgress } from '../../workers/serve.ts';
import { makeScans } from './make.ts';
import type { MadeScans, ScanInput, ScanProgress } from './tasks.ts';

sharp.concurrency(1);
sharp.cache(false);

serveTasks<ScanInput, MadeScans>(
  (input) => makeScans(input, tellProgress<ScanProgress>),
  ({ file }) => file,
);
