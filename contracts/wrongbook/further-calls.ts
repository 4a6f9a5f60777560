import * as schoolWork from './school-work.ts';
import * as tasks from './tasks.ts';
import { tradeCalls } from './trade/calls.ts';

/** The calls of who runs schools, of who sells to them, and of everybody's tasks, by name. */
export const furtherCalls = { ...schoolWork, ...tasks, ...tradeCalls };
