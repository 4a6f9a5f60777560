import * as desk from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import * as parts from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import { write } from '../../../../database/prepared.ts';
import { route } from '../../../../http/route.ts';
import { deskOf, ownPartsOf } from './desk.ts';
import { flag, mark, undo } from './give.ts';
import { ownScripts } from './own-scripts.ts';
import { selectPart } from './parts.queries.ts';
import { planOf } from './plan.ts';
import { scriptPicture } from './script-answers.ts';
import { changeMarker, setParts } from './set-parts.ts';
import { take } from './take.ts';

export const examMarkingRoutes = [
  route(parts.getMarkingPlan, ({ sandbox, input: { examId } }) => planOf(sandbox, examId)),

  route(parts.setMarkingParts, ({ sandbox, input }) => write(sandbox, () => setParts(sandbox, input))),

  route(parts.setMarkerState, ({ sandbox, input }) => write(sandbox, () => changeMarker(sandbox, input))),

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
];
