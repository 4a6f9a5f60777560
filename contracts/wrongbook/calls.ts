import * as assignments from './assignments.ts';
import * as common from './common.ts';
import * as documents from './documents.ts';
import { examCalls } from './exams/calls.ts';
import { furtherCalls } from './further-calls.ts';
import { markingCalls } from './marking-calls.ts';
import { mistakeCalls } from './mistake-calls.ts';
import * as navigation from './navigation.ts';
import * as organisation from './organisation.ts';
import { paperCalls } from './paper-calls.ts';
import { partnerCalls } from './partner-calls.ts';
import * as printing from './printing.ts';
import { questionCalls } from './question-calls.ts';
import { reportCalls } from './report-calls.ts';
import * as scans from './scans.ts';

/** The calls of wrongbook by name. */
export const wrongbookCalls = {
  ...assignments,
  ...common,
  ...documents,
  ...markingCalls,
  ...mistakeCalls,
  ...navigation,
  ...organisation,
  ...paperCalls,
  ...partnerCalls,
  ...printing,
  ...questionCalls,
  ...reportCalls,
  ...scans,
  ...examCalls,
  ...furtherCalls,
};
