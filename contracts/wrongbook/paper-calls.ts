import * as papers from './papers.ts';
import * as uploaded from './uploaded-papers.ts';

/** The calls of papers by name. */
export const paperCalls = { ...papers, ...uploaded };
