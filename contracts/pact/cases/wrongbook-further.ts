import { schoolWorkCases } from './wrongbook-school-work.ts';
import { taskCases } from './wrongbook-tasks.ts';
import { tradeCases } from './wrongbook-trade.ts';

/** The cases of who runs schools, of who sells to them, and of everybody's tasks. */
export const furtherCases = { ...schoolWorkCases, ...taskCases, ...tradeCases };
