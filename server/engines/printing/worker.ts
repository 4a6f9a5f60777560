import { serveTasks } from '../../workers/serve.ts';
import type { PrintDocument } from './document.ts';
import { printDocument } from './print.ts';

serveTasks(
  async (document: PrintDocument) => printDocument(document),
  ({ pdf }) => pdf,
);
