import { commonScore, sectionHeading } from '../../../contracts/headings.ts';
import type { PaperField, PaperPart } from './document.ts';
import type { Materials } from './materials.ts';
import { prepareQuestions } from './prepare-question.ts';
import { plainText } from './text.ts';

const usualFields: readonly PaperField[] = ['班级', '姓名', '学号', '得分'].map((label) => ({ label }));

/** A question paper as its template takes it. */
export function preparePaper(part: PaperPart, materials: Materials) {
  const { fields = usualFields, withSpace: space = false, withAnswers: answer = false } = part;
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
      const worth = commonScore(scores) === undefined;
      return {
        heading: plainText(sectionHeading(index + 1, title, scores), materials),
        questions: prepareQuestions(questions, { worth, space, answer }, materials),
      };
    }),
  };
}
