import * as assignments from './assignments.ts';
import * as common from './common.ts';
import * as documents from './documents.ts';
import * as navigation from './navigation.ts';
import * as organisation from './organisation.ts';
import * as papers from './papers.ts';
import * as partner from './partner.ts';
import * as printing from './printing.ts';
import * as questions from './questions.ts';

/** The calls of wrongbook by name. */
export const wrongbookCalls = {
  ...assignments,
  ...common,
  ...documents,
  ...navigation,
  ...organisation,
  ...papers,
  ...partner,
  ...printing,
  ...questions,
};
