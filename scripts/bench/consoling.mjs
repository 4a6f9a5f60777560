import { inspectorRow } from './inspecting.mjs';
import { sandboxRow } from './sandboxing.mjs';

/** What the console costs, and how quick it is. */
export const consoleRows = [inspectorRow, sandboxRow];
