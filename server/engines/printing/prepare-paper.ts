import type { PaperField, PaperPart, PaperQuestion } from './document.ts';
import { addFigure } from './figure.ts';
import { commonScore, groupHeading, runsOf, sectionHeading } from '../../../contracts/headings.ts';
import type { Materials } from './materials.ts';
import { plainText, richText } from './text.ts';

const usualFields: readonly PaperField[] = ['班级', '姓名', '学号', '得分'].map((label) => ({ label }));

/** A stem that says itself that several options are right. */
const saysSeveral = /多选/;

/** A stem that shows where the letter of an answer goes. */
const hasPlace = /（[\s　]*）|\([\s　]*\)|_{4,}/;

/** A question paper as its template takes it. */
export function preparePaper(part: PaperPart, materials: Materials) {
  const fields = part.fields ?? usualFields;
  return {
    kind: part.kind,
    size: part.size,
    title: plainText(part.title, materials),
    subtitle: plainText(part.subtitle ?? '', materials),
    fields: fields.map(({ label, value = '' }) => ({
      label: plainText(label, materials),
      value: plainText(value, materials),
    })),
    sections: part.sections.map(({ title, questions }, index) => {
      const scores = questions.map(({ score }) => score);
      const showsWorth = commonScore(scores) === undefined;
      return {
        heading: plainText(sectionHeading(index + 1, title, scores), materials),
        questions: runsOf(questions, ({ group }) => group?.id).flatMap((run) =>
          run.map((question, place) => ({
            ...prepareQuestion(question, part, showsWorth, materials),
            shared: place === 0 ? prepareGroup(run, materials) : null,
          })),
        ),
      };
    }),
  };
}

/** What stands above the first question of a group; null without one. */
function prepareGroup(run: readonly PaperQuestion[], materials: Materials) {
  const { group } = run[0]!;
  if (group === undefined) return null;
  const { passage, figure } = group;
  return {
    heading: plainText(groupHeading(group, run[0]!.number, run.at(-1)!.number), materials),
    passage: passage === '' ? [] : richText(passage, materials),
    figure: (figure && addFigure(figure, materials)) || null,
  };
}

function prepareQuestion(question: PaperQuestion, part: PaperPart, showsWorth: boolean, materials: Materials) {
  const { number, score, stem, options = [], multiple = false, figure, figurePlace } = question;
  return {
    label: `${number}．`,
    worth: (showsWorth ? `（${score} 分）` : '') + (multiple && !saysSeveral.test(stem) ? '（多选）' : ''),
    stem: richText(stem, materials),
    bracket: options.length > 0 && !hasPlace.test(stem),
    options: options.map((option) => richText(option, materials)),
    figure: (figure && addFigure(figure, materials)) || null,
    place: figurePlace ?? null,
    space: part.withSpace ? (question.space ?? 0) : 0,
    ...prepareAnswer(question, part.withAnswers ?? false, materials),
  };
}

function prepareAnswer({ answer, solution, rubric = [] }: PaperQuestion, withAnswers: boolean, materials: Materials) {
  const rich = (text: string | undefined) => (withAnswers && text ? richText(text, materials) : null);
  const items = withAnswers ? rubric.map(({ text, score }) => ({ text: richText(text, materials), score })) : [];
  const prepared = { answer: rich(answer), solution: rich(solution), rubric: items };
  return { ...prepared, answered: Boolean(prepared.answer ?? prepared.solution) || items.length > 0 };
}
