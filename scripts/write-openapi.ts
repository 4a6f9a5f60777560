import { mkdirSync, writeFileSync } from 'node:fs';
import { openapiDocument } from '../contracts/openapi/document.ts';

const text = `${JSON.stringify(openapiDocument(), null, 2)}\n`;
if (process.argv.includes('--stdout')) {
  process.stdout.write(text);
} else {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/openapi.json', text);
  process.stdout.write('已写入 dist/openapi.json\n');
}
