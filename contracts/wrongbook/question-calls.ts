import * as questionGroups from './question-groups.ts';
import * as questions from './questions.ts';
import * as workbooks from './workbooks.ts';

/** The calls of the question bank and of the workbooks that fill it, by name. */
export const questionCalls = { ...questionGroups, ...questions, ...workbooks };
