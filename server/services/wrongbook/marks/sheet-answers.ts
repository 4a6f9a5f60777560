import type { DataOf } from '../../../../contracts/endpoint.ts';
import { isOfQuestion, type Layout, type LayoutPage, type Region } from '../../../../contracts/wrongbook/layout.ts';
import type { getSubmission } from '../../../../contracts/wrongbook/marking.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { BubbleReading, PageReading } from '../../../engines/scanning/reading.ts';
import { classMeans } from './class-means.ts';
import { isLeftBlank } from './marking-answer.ts';
import { effectiveMark } from './present-mark.ts';
import { responseKey } from './response-ref.ts';
import { selectTraces } from './responses.queries.ts';
import { submissionQueries as queries } from './submission.queries.ts';
import type { WorkQuestion } from './work.queries.ts';

type SheetAnswer = DataOf<typeof getSubmission>['answers'][number];

/** A page of the student's sheet that was scanned, with the form of its side. */
interface ScannedPage {
  pageId: string;
  page: number;
  width: number;
  height: number;
  side: LayoutPage | undefined;
  bubbles: readonly BubbleReading[];
  /** How dark the darkest of its empty boxes is; null on a page without any. */
  emptyInk: number | null;
}

/** The pages of a student's sheet that came in. */
export function pagesOf(sandbox: Sandbox, id: number): ScannedPage[] {
  return queries(sandbox)
    .pages.all({ id })
    .map(({ pageId, page, layout, reading }) => {
      const { width, height, pages } = JSON.parse(layout) as Layout;
      const { bubbles = [] } = JSON.parse(reading) as Partial<PageReading>;
      const empty = bubbles.flatMap(({ mark, darkness }) =>
        mark === 'no' ? [Math.min(1, Math.max(0, darkness))] : [],
      );
      const emptyInk = empty.length === 0 ? null : Math.max(...empty);
      return { pageId, page, width, height, side: pages.find((one) => one.page === page), bubbles, emptyInk };
    });
}

type Place = SheetAnswer['places'][number];

function placeOf(region: Region, { page, bubbles }: ScannedPage): Place[] {
  if (!isOfQuestion(region)) return [];
  const { kind, x, y, width, height } = region;
  const option = region.kind === 'bubble' ? region.option : '';
  const box = bubbles.find((one) => one.option === option && one.questionId === region.questionId);
  return [
    {
      page,
      kind,
      option,
      x,
      y,
      width,
      height,
      seen: box ? { mark: box.mark, ink: Math.min(1, Math.max(0, box.darkness)) } : null,
    },
  ];
}

/** Where a question stands on the pages that came in. */
const placesOf = (pages: readonly ScannedPage[], questionId: string): Place[] =>
  pages.flatMap((page) =>
    (page.side?.regions ?? [])
      .filter((region) => isOfQuestion(region) && region.questionId === questionId)
      .flatMap((region) => placeOf(region, page)),
  );

const keyOf = ({ keyVersion: version, answers, rubric }: WorkQuestion): SheetAnswer['key'] => ({
  version,
  answers: answers.map((one) => [...one]),
  rubric: [...rubric],
});

/** The answers of a sheet, numbered as in its paper. */
export function sheetAnswers(
  sandbox: Sandbox,
  id: number,
  questions: readonly WorkQuestion[],
  pages: readonly ScannedPage[],
): SheetAnswer[] {
  const rows = queries(sandbox).answers.all({ id });
  const traces = selectTraces(sandbox, rows);
  const means = classMeans(sandbox, id);
  const byId = new Map(questions.map((one) => [one.questionId, one]));
  return rows.map((row) => {
    const question = byId.get(row.questionId)!;
    const { position, questionId, full } = row;
    const { questionType, isMultiple, stem, group } = question;
    return {
      questionId,
      position,
      number: position,
      questionType,
      isMultiple,
      full,
      stem,
      group,
      key: keyOf(question),
      answer: row.answer ?? '',
      isBlank: isLeftBlank(row, question, traces.get(responseKey(row)) ?? []),
      mark: effectiveMark(row, row.mark),
      places: placesOf(pages, questionId),
      classMean: means.get(questionId) ?? null,
    };
  });
}
