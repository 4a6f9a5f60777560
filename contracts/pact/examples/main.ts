import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededWorld, testNow } from '../../../server/testing/worlds.ts';
import { buildStaged } from '../state-server.ts';
import type { Recorded } from '../../openapi/examples.ts';
import { recordConsole } from './record-console.ts';
import { recordExamples } from './record.ts';

// Writes the examples of the document as the stand-in answers today, one call a line.

const folder = join(import.meta.dirname, '../../openapi');

function write(file: string, recorded: Record<string, Recorded>): number {
  const lines = Object.entries(recorded).map(([call, one]) => `${JSON.stringify(call)}: ${JSON.stringify(one)}`);
  writeFileSync(join(folder, file), `{\n${lines.join(',\n')}\n}\n`);
  return lines.length;
}

const worldFile = await seededWorld('small');
const staged = await buildStaged(worldFile, testNow);
const services = write('examples.json', await recordExamples(staged.app, staged.stage));
await staged.close();
const watched = await buildStaged(worldFile, testNow, { console: { key: '' } });
const console = write('console-examples.json', await recordConsole(watched.app, watched.stage));
await watched.close();
process.stdout.write(`已写入 ${services + console} 个接口的示例\n`);
