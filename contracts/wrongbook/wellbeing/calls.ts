import * as cases from './cases.ts';
import * as texts from './texts.ts';

/** The calls of psychology teachers by name. */
export const wellbeingCalls = { ...texts, ...cases };
