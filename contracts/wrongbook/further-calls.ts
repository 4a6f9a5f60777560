import * as schoolWork from './school-work.ts';
import { tradeCalls } from './trade/calls.ts';

/** The calls of who runs schools, and of who sells to them, by name. */
export const furtherCalls = { ...schoolWork, ...tradeCalls };
