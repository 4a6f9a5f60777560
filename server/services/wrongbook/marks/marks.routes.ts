import { changeKey, previewKey } from '../../../../contracts/wrongbook/answer-keys.ts';
import * as calls from '../../../../contracts/wrongbook/marking.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { reachedClasses } from '../../../http/teaching.ts';
import { markByPerson, undoByPerson } from './person-marks.ts';
import { change, preview } from './keys.ts';
import { start } from './mark-job.ts';
import { overview } from './overview.ts';
import { publish, publishing, unpublish } from './publish.ts';
import { answerPicture, questionAnswers } from './question-answers.ts';
import { markHistory, submissionSheet } from './submission.ts';
import { selectWork, type Work } from './work.queries.ts';

function overviewed(sandbox: Sandbox, assignmentId: string): Work {
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(calls.getMarkingOverview, 'assignmentGone');
  return work;
}

export const markRoutes = [
  route(calls.getMarkingOverview, (context) => {
    const { sandbox, marker, input } = context;
    const work = overviewed(sandbox, input.assignmentId);
    return overview(sandbox, work, marker, reachedClasses(context, work.id));
  }),

  route(calls.startMarking, (context) => write(context.sandbox, () => start(context))),

  route(calls.listQuestionAnswers, questionAnswers),

  route(calls.getAnswerPicture, answerPicture),

  route(calls.giveMarks, ({ sandbox, user, input }) => write(sandbox, () => markByPerson(sandbox, user, input))),

  route(calls.undoMarks, ({ sandbox, user, input }) => write(sandbox, () => undoByPerson(sandbox, user, input))),

  route(calls.listMarkHistory, ({ sandbox, input: { submissionId, position } }) =>
    markHistory(sandbox, submissionId, position),
  ),

  route(calls.getSubmission, submissionSheet),

  route(previewKey, ({ sandbox, input }) => preview(sandbox, input)),

  route(changeKey, ({ sandbox, user, input }) => change(sandbox, user, input)),

  route(calls.getPublishing, ({ sandbox, input: { assignmentId } }) => publishing(sandbox, assignmentId)),

  route(calls.publishAssignment, ({ sandbox, input: { assignmentId } }) => publish(sandbox, assignmentId)),

  route(calls.unpublishAssignment, ({ sandbox, input: { assignmentId } }) => unpublish(sandbox, assignmentId)),
];
