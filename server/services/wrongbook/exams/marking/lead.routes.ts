import * as lead from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { write } from '../../../../database/prepared.ts';
import { route } from '../../../../http/route.ts';
import { check, sample, samplesOf } from './draws.ts';
import { decide, giveBack } from './lead.ts';
import { scriptAnswers } from './script-answers.ts';

export const markingLeadRoutes = [
  route(lead.getScriptAnswers, ({ sandbox, input }) => scriptAnswers(sandbox, input.markingScriptId)),

  route(lead.decideScript, ({ sandbox, user, input }) => write(sandbox, () => decide(sandbox, user, input))),

  route(lead.returnScript, ({ sandbox, user, input }) => write(sandbox, () => giveBack(sandbox, user, input))),

  route(lead.drawChecks, ({ sandbox, input }) => write(sandbox, () => check(sandbox, input))),

  route(lead.drawSamples, ({ sandbox, input }) => write(sandbox, () => sample(sandbox, input))),

  route(lead.listSamples, ({ sandbox, input }) => samplesOf(sandbox, input)),
];
