import sharp from 'sharp';
import { serveTasks } from '../../workers/serve.ts';
import { drawHandwriting } from './answer-picture.ts';
import type { Handwriting } from './handwriting.ts';

sharp.concurrency(1);
sharp.cache(false);

serveTasks<Handwriting, Uint8Array>(drawHandwriting, () => undefined);
