import { runsOf } from '../../../contracts/headings.ts';
import type { PaperQuestion } from './paper-question.ts';
import { addFigure } from './figure.ts';
import type { Materials } from './materials.ts';
import { passageOf, stemLines, transcriptOf, type Passage } from './passage.ts';
import { withOwnMarks, withSteps } from './stem.ts';
import { plainText, richText } from './text.ts';

/** A stem that says itself that several options are right. */
const saysSeveral = /多选/;

/** A stem that shows where the letter of an answer goes. */
const hasPlace = /（[\s　]*）|\([\s　]*\)|_{4,}/;

/** What of questions is shown beside what they ask. */
export interface Shown {
  /** What each is worth. */
  worth?: boolean;
  /** That several options are right; a part of such questions says so itself. */
  several?: boolean;
  /** The room below them. */
  space?: boolean;
  answer?: boolean;
}

/** Questions as their template takes them; what those of a group share stands above the first of them. */
export const prepareQuestions = (questions: readonly PaperQuestion[], shown: Shown, materials: Materials) =>
  runsOf(questions, ({ group }) => group?.id).flatMap((run) =>
    run.map((question, place) => ({
      ...prepareQuestion(question, shown, materials),
      shared: place === 0 ? prepareGroup(run, shown, materials) : null,
    })),
  );

const richLines = (lines: Passage['lines'], materials: Materials) =>
  lines.flatMap(({ text, place }) => richText(text, materials).map((line) => ({ ...line, place })));

/** What stands above the first question of a group; null without one. */
function prepareGroup(run: readonly PaperQuestion[], shown: Shown, materials: Materials) {
  const { group } = run[0]!;
  if (group === undefined) return null;
  const { heading, lines } = passageOf(group, run[0]!.number, run.at(-1)!.number);
  return {
    heading: plainText(heading, materials),
    passage: richLines([...lines, ...(shown.answer ? transcriptOf(group) : [])], materials),
    figure: (group.figure && addFigure(group.figure, materials)) || null,
  };
}

const severalNote = (stem: string): string => (saysSeveral.test(stem) ? '' : '（多选）');

/** The room below a question: millimetres, or what a composition is written into. */
const roomFor = ({ space = 0, essay }: PaperQuestion, shown: Shown) =>
  shown.space ? { space: essay ? 0 : space, essay: essay ?? null } : { space: 0, essay: null };

function prepareQuestion(question: PaperQuestion, shown: Shown, materials: Materials) {
  const { number, score, stem, options = [], multiple = false, figure, figurePlace } = question;
  return {
    label: `${number}．`,
    worth: (shown.worth ? `（${score} 分）` : '') + (multiple && shown.several !== false ? severalNote(stem) : ''),
    stem: richLines(stemLines(withSteps(withOwnMarks(stem, score))), materials),
    bracket: options.length > 0 && !hasPlace.test(stem),
    options: options.map((option) => richText(option, materials)),
    figure: (figure && addFigure(figure, materials)) || null,
    place: figurePlace ?? null,
    ...roomFor(question, shown),
    ...prepareAnswer(question, shown.answer ?? false, materials),
  };
}

/** Answer, worked solution and rubric of a question, or nothing of them. */
export function prepareAnswer(
  { answer, solution, rubric = [] }: Pick<PaperQuestion, 'answer' | 'solution' | 'rubric'>,
  withAnswers: boolean,
  materials: Materials,
) {
  const rich = (text: string | undefined) => (withAnswers && text ? richText(text, materials) : null);
  const items = withAnswers ? rubric.map(({ text, score }) => ({ text: richText(text, materials), score })) : [];
  const prepared = { answer: rich(answer), solution: rich(solution), rubric: items };
  return { ...prepared, answered: Boolean(prepared.answer ?? prepared.solution) || items.length > 0 };
}
