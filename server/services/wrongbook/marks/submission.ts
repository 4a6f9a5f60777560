import type { DataOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { getSubmission, type listMarkHistory } from '../../../../contracts/wrongbook/marking.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { inClasses, reachedClasses } from '../../../http/teaching.ts';
import { selectSubmissions } from '../assignments/assignments.queries.ts';
import { markOf } from './present-mark.ts';
import { pagesOf, sheetAnswers } from './sheet-answers.ts';
import { submissionQueries as queries } from './submission.queries.ts';
import { selectWork, selectWorkQuestions } from './work.queries.ts';

type Data = DataOf<typeof getSubmission>;

/** Whose sheets come before and after among those that were handed in, class by class and by student number. */
function neighbours(all: ReturnType<typeof selectSubmissions>, submissionId: string) {
  const index = all.findIndex((one) => one.submissionId === submissionId);
  const isIn = ({ state }: { state: number }): boolean => state === 1;
  return {
    item: all[index]!,
    previousId: all.slice(0, index).findLast(isIn)?.submissionId ?? '',
    nextId: all.slice(index + 1).find(isIn)?.submissionId ?? '',
  };
}

/** The sheet of one student. */
export function submissionSheet(context: Context<typeof getSubmission>): Data {
  const { sandbox, input } = context;
  const id = Number(input.submissionId);
  const { assignmentId } = queries(sandbox).head.get({ id })!;
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(getSubmission, 'assignmentGone');
  const { item, ...beside } = neighbours(
    inClasses(selectSubmissions(sandbox, assignmentId), reachedClasses(context, assignmentId)),
    String(id),
  );
  const pages = pagesOf(sandbox, id);
  const answers = sheetAnswers(sandbox, id, selectWorkQuestions(sandbox, work), pages);
  return {
    ...item,
    ...beside,
    assignmentId,
    assignmentTitle: work.title,
    totalScore: totalScore(answers.map(({ full }) => full)),
    isPublished: work.publishTime !== '',
    pages: pages.map(({ side: _side, bubbles: _bubbles, ...page }) => page),
    answers,
  };
}

/** All entries of the ledger of an answer, the newest first. */
export const markHistory = (sandbox: Sandbox, submissionId: string, position: number): DataOf<typeof listMarkHistory> =>
  queries(sandbox)
    .history.all({ id: Number(submissionId), position })
    .map(({ isStanding, ...row }) => ({
      ...markOf(row),
      revokes: row.revokes === null ? '' : String(row.revokes),
      isStanding: isStanding === 1,
    }));
