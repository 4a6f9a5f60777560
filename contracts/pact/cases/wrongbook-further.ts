import { schoolWorkCases } from './wrongbook-school-work.ts';
import { tradeCases } from './wrongbook-trade.ts';

/** The cases of who runs schools, and of who sells to them. */
export const furtherCases = { ...schoolWorkCases, ...tradeCases };
