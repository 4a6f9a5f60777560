import { serveTasks } from '../../workers/serve.ts';
import type { PrintOrder, PrintPart } from './document.ts';
import { printDocument } from './print.ts';

const partsIn = (part: PrintPart | Uint8Array): PrintPart[] =>
  part instanceof Uint8Array ? [JSON.parse(Buffer.from(part).toString()) as PrintPart | PrintPart[]].flat() : [part];

serveTasks(
  async ({ title, parts }: PrintOrder) => printDocument({ title, parts: parts.flatMap(partsIn) }),
  ({ pdf }) => pdf,
);
