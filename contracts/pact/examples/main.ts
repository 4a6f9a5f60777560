import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededWorld, testNow } from '../../../server/testing/worlds.ts';
import { buildStaged } from '../state-server.ts';
import { recordExamples } from './record.ts';

// Writes the examples of the document as the stand-in answers today, one call a line.

const file = join(import.meta.dirname, '../../openapi/examples.json');
const staged = await buildStaged(await seededWorld('small'), testNow);
const recorded = Object.entries(await recordExamples(staged.app, staged.stage));
const lines = recorded.map(([call, one]) => `${JSON.stringify(call)}: ${JSON.stringify(one)}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
await staged.close();
process.stdout.write(`已写入 ${lines.length} 个接口的示例\n`);
