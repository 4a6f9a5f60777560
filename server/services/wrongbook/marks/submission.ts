import type { DataOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import type { Layout, LayoutPage, Region } from '../../../../contracts/wrongbook/layout.ts';
import { getSubmission, type listMarkHistory } from '../../../../contracts/wrongbook/marking.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { inClasses, reachedClasses } from '../../../http/teaching.ts';
import { selectSubmissions } from '../assignments/assignments.queries.ts';
import { responseKey } from './response-ref.ts';
import { selectTraces } from './responses.queries.ts';
import { isLeftBlank } from './marking-answer.ts';
import { markOf, effectiveMark } from './present-mark.ts';
import { submissionQueries as queries } from './submission.queries.ts';
import { selectWork, selectWorkQuestions, type WorkQuestion } from './work.queries.ts';

type Data = DataOf<typeof getSubmission>;
type SheetAnswer = Data['answers'][number];

/** A page of the student's sheet that was scanned, with the form of its side. */
interface ScannedPage {
  pageId: string;
  page: number;
  width: number;
  height: number;
  side: LayoutPage | undefined;
}

function pagesOf(sandbox: Sandbox, id: number): ScannedPage[] {
  return queries(sandbox)
    .pages.all({ id })
    .map(({ pageId, page, layout }) => {
      const { width, height, pages } = JSON.parse(layout) as Layout;
      return { pageId, page, width, height, side: pages.find((one) => one.page === page) };
    });
}

type Place = SheetAnswer['places'][number];

function placeOf(region: Region, page: number): Place[] {
  if (region.kind === 'digit') return [];
  const { kind, x, y, width, height } = region;
  return [{ page, kind, option: region.kind === 'bubble' ? region.option : '', x, y, width, height }];
}

/** Where a question stands on the pages that came in. */
const placesOf = (pages: readonly ScannedPage[], questionId: string): Place[] =>
  pages.flatMap(({ page, side }) =>
    (side?.regions ?? [])
      .filter((region) => region.kind !== 'digit' && region.questionId === questionId)
      .flatMap((region) => placeOf(region, page)),
  );

const keyOf = ({ keyVersion: version, answers, rubric }: WorkQuestion): SheetAnswer['key'] => ({
  version,
  answers: answers.map((one) => [...one]),
  rubric: [...rubric],
});

/** The answers of a sheet, numbered as in its paper. */
function sheetAnswers(
  sandbox: Sandbox,
  id: number,
  questions: readonly WorkQuestion[],
  pages: readonly ScannedPage[],
): SheetAnswer[] {
  const rows = queries(sandbox).answers.all({ id });
  const traces = selectTraces(sandbox, rows);
  const byId = new Map(questions.map((one) => [one.questionId, one]));
  return rows.map((row) => {
    const question = byId.get(row.questionId)!;
    const { position, questionId, full } = row;
    const { questionType, isMultiple, stem } = question;
    return {
      questionId,
      position,
      number: position,
      questionType,
      isMultiple,
      full,
      stem,
      key: keyOf(question),
      answer: row.answer ?? '',
      isBlank: isLeftBlank(row, question, traces.get(responseKey(row)) ?? []),
      mark: effectiveMark(row, row.mark),
      places: placesOf(pages, questionId),
    };
  });
}

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
    pages: pages.map(({ side: _, ...page }) => page),
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
