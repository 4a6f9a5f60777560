import * as progress from '../../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { write } from '../../../../../database/prepared.ts';
import { route } from '../../../../../http/route.ts';
import { examHead } from '../../exam-head.ts';
import { noteMarker } from '../set-parts.ts';
import { scriptCases } from './cases.ts';
import { markingFor } from './opened.ts';

export const markingProgressRoutes = [
  route(progress.getMarkingProgress, async (context) => {
    const { id: examId } = examHead(context.sandbox, progress.getMarkingProgress, context.input.examId);
    return { envelope: await markingFor(context, { part: 'exam', examId }) };
  }),

  route(progress.getPartFigures, async (context) => ({
    envelope: await markingFor(context, { part: 'figures', markingPartId: context.input.markingPartId }),
  })),

  route(progress.pageScripts, ({ sandbox, input }) => scriptCases(sandbox, input)),

  route(progress.noteDrift, ({ sandbox, input }) => write(sandbox, () => noteMarker(sandbox, input))),
];
