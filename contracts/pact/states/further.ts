import { taskStates } from './tasks.ts';
import { tradeStates } from './trade.ts';
import { workbookStates } from './workbooks.ts';

/** States of trade, of workbooks that are entered, and of tasks. */
export const furtherStates = { ...taskStates, ...tradeStates, ...workbookStates } as const;
