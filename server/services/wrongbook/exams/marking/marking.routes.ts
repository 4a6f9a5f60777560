import {
  getMarkingPlan,
  setMarkerState,
  setMarkingParts,
} from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import { write } from '../../../../database/prepared.ts';
import { route } from '../../../../http/route.ts';
import { planOf } from './plan.ts';
import { changeMarker, setParts } from './set-parts.ts';

export const examMarkingRoutes = [
  route(getMarkingPlan, ({ sandbox, input: { examId } }) => planOf(sandbox, examId)),

  route(setMarkingParts, ({ sandbox, input }) => write(sandbox, () => setParts(sandbox, input))),

  route(setMarkerState, ({ sandbox, input }) => write(sandbox, () => changeMarker(sandbox, input))),
];
