import { write } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { rebuildMistakes } from './rebuild.ts';

/** Makes the mistakes of a database which a version wrote that kept them otherwise; its migration has left word of it. */
export function recoverMistakes(sandbox: Sandbox): void {
  const { sqlite } = sandbox;
  if (!sqlite.prepare("select 1 from settings where key = 'mistakesPending'").get()) return;
  write(sandbox, () => {
    rebuildMistakes(sqlite);
    sqlite.prepare("delete from settings where key = 'mistakesPending'").run();
  });
}
