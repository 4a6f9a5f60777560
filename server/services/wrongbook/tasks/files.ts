import { Readable } from 'node:stream';
import { rmSync } from 'node:fs';
import { createReadStream } from 'node:fs';
import { mostResultMb } from '../../../../contracts/constants/tasks.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { isNamed } from '../../../engines/files/recognition.queries.ts';
import { filePath, hasFile, receive, type Draft } from '../../../engines/files/store.ts';
import type { FileAnswer } from '../../../http/answers.ts';

/** Puts what a call answered beside the database, as a draft that the end of its task takes over. */
export const draftOf = (sandbox: Sandbox, answer: FileAnswer): Promise<Draft> =>
  receive(
    sandbox.filesDir,
    'path' in answer ? createReadStream(answer.path) : Readable.from([answer.bytes]),
    mostResultMb * 1024 * 1024,
  );

/** Removes files that nothing names any more. Call it within the write that has deleted what named them. */
export function removeUnnamed(sandbox: Sandbox, hashes: readonly string[]): void {
  for (const hash of hashes) {
    if (hasFile(sandbox.filesDir, hash) && !isNamed(sandbox, hash)) rmSync(filePath(sandbox.filesDir, hash));
  }
}
