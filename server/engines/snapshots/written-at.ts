import { statSync } from 'node:fs';

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When a database was last written to, in milliseconds. */
export const writtenAtOf = (file: string): number => Math.max(timeOf(file), timeOf(`${file}-wal`));
