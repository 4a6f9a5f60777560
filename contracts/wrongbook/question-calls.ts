import * as questionGroups from './question-groups.ts';
import * as questions from './questions.ts';

/** The calls of the question bank by name. */
export const questionCalls = { ...questionGroups, ...questions };
