import { withSandbox, type Sandbox } from '../../../../database/sandbox.ts';
import type { PrintPart } from '../../../../engines/printing/document.ts';
import { bookOf } from './book.ts';
import { clippingsOf, slipsOf } from './cuts.ts';
import { ownMistakes, type OwnMistakes } from './own-mistakes.ts';
import type { BookTask } from './task.ts';

/** Student by student what each gets, and behind it the strips of all, which are handed out. */
function partsOf(sandbox: Sandbox, task: BookTask, all: readonly OwnMistakes[]): PrintPart[] {
  const today = sandbox.clock.dateTime().slice(0, 10);
  const personal = all.flatMap((own): PrintPart[] => [
    ...(task.kinds.includes('book') ? [bookOf(sandbox, task, today, own)] : []),
    ...(task.kinds.includes('clippings') ? [clippingsOf(task, today, own)] : []),
  ]);
  return [...personal, ...(task.kinds.includes('slips') ? [slipsOf(task, all)] : [])];
}

/** The JSON of what students' mistakes print as, read over a connection of its own: all of it is of one moment. */
export const makeBooks = (task: BookTask): Uint8Array =>
  withSandbox(task.databaseFile, (sandbox) => {
    const make = sandbox.sqlite.transaction(() => partsOf(sandbox, task, ownMistakes(sandbox, task)));
    return new TextEncoder().encode(JSON.stringify(make()));
  });
