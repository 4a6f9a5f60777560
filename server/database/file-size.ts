import { statSync } from 'node:fs';

/** Bytes of a file; 0 where there is none. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Bytes of a database with its log. */
export const sizeOfDatabase = (file: string): number => sizeOf(file) + sizeOf(`${file}-wal`);
