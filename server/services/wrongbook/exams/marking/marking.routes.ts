import * as desk from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import * as lead from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import * as parts from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import * as progress from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { write } from '../../../../database/prepared.ts';
import { route } from '../../../../http/route.ts';
import { check, sample, samplesOf } from './draws.ts';
import { examHead } from '../exam-head.ts';
import { deskOf, ownPartsOf } from './desk.ts';
import { flag, mark, undo } from './give.ts';
import { decide, giveBack } from './lead.ts';
import { ownScripts } from './own-scripts.ts';
import { selectPart } from './parts.queries.ts';
import { planOf } from './plan.ts';
import { scriptAnswers, scriptPicture } from './script-answers.ts';
import { changeMarker, setParts } from './set-parts.ts';
import { scriptCases } from './progress/cases.ts';
import { markingFor } from './progress/opened.ts';
import { changeMarker, noteMarker, setParts } from './set-parts.ts';
import { take } from './take.ts';

export const examMarkingRoutes = [
  route(parts.getMarkingPlan, ({ sandbox, input: { examId } }) => planOf(sandbox, examId)),

  route(parts.setMarkingParts, ({ sandbox, input }) => write(sandbox, () => setParts(sandbox, input))),

  route(parts.setMarkerState, ({ sandbox, input }) => write(sandbox, () => changeMarker(sandbox, input))),

  route(progress.getMarkingProgress, async (context) => {
    const { id: examId } = examHead(context.sandbox, progress.getMarkingProgress, context.input.examId);
    return { envelope: await markingFor(context, { part: 'exam', examId }) };
  }),

  route(progress.getPartFigures, async (context) => ({
    envelope: await markingFor(context, { part: 'figures', markingPartId: context.input.markingPartId }),
  })),

  route(progress.pageScripts, ({ sandbox, input }) => scriptCases(sandbox, input)),

  route(progress.noteDrift, ({ sandbox, input }) => write(sandbox, () => noteMarker(sandbox, input))),

  route(desk.listOwnMarking, ({ sandbox, user }) => ownPartsOf(sandbox, user.id)),

  route(desk.getMarkingDesk, ({ sandbox, user, input: { markingPartId } }) =>
    deskOf(sandbox, user, selectPart(sandbox, markingPartId)!),
  ),

  route(desk.takeScripts, ({ sandbox, user, input }) => write(sandbox, () => take(sandbox, user.id, input))),

  route(desk.markScript, ({ sandbox, user, input }) => write(sandbox, () => mark(sandbox, user, input))),

  route(desk.flagScript, ({ sandbox, user, input }) => write(sandbox, () => flag(sandbox, user, input))),

  route(desk.undoScript, ({ sandbox, user, input }) => write(sandbox, () => undo(sandbox, user, input))),

  route(desk.pageOwnScripts, ({ sandbox, user, input }) => ownScripts(sandbox, user.id, input)),

  route(desk.getScriptPicture, scriptPicture),

  route(lead.getScriptAnswers, ({ sandbox, input }) => scriptAnswers(sandbox, input.markingScriptId)),

  route(lead.decideScript, ({ sandbox, user, input }) => write(sandbox, () => decide(sandbox, user, input))),

  route(lead.returnScript, ({ sandbox, user, input }) => write(sandbox, () => giveBack(sandbox, user, input))),

  route(lead.drawChecks, ({ sandbox, input }) => write(sandbox, () => check(sandbox, input))),

  route(lead.drawSamples, ({ sandbox, input }) => write(sandbox, () => sample(sandbox, input))),

  route(lead.listSamples, ({ sandbox, input }) => samplesOf(sandbox, input)),
];
