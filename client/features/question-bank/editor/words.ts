import { mistakeCauseLabels } from '../../../../contracts/constants/mistake-causes.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { letterOf } from '../question/question.ts';
import { typeOf, type QuestionForm } from './form.ts';
import { ownMistakes } from './mistakes.ts';

type Field = keyof QuestionForm;

const labels: Partial<Record<Field, string>> = {
  answer: '参考答案',
  blanks: '答案',
  perLine: '每行一个答案',
  mistakes: '典型错误',
  points: '知识点',
};

const texts: Partial<Record<Field, (form: QuestionForm) => string>> = {
  figure: ({ figure }) => (figure === '' ? '无图片' : '有图片'),
  facility: ({ facility }) => `${facility}%`,
  options: (form) => (typeOf(form) === questionType.choice ? optionsText(form) : ''),
  blanks: ({ blanks }) => blanks.map((variants) => variants.replaceAll('\n', ' / ')).join('；'),
  perLine: ({ perLine }) => (perLine ? '是' : '否'),
  rubric: ({ rubric }) => rubric.map(({ text, score }) => `${text}（${score} 分）`).join('；'),
  mistakes: (form) =>
    ownMistakes(form)
      .map(({ answer, name, cause }) => `${answer} ${name}（${mistakeCauseLabels[cause]}）`)
      .join('；'),
  points: ({ points }) => points.map(({ name }) => name).join('、'),
};

const optionsText = ({ options }: QuestionForm): string =>
  options.map(({ text, isRight }, index) => `${letterOf(index)}${isRight ? '✓' : ''} ${text}`).join('；');

/** What a field of the editor is called and holds, where contract and fields do not say it. */
export const wordsOf = (field: string, form: QuestionForm) => ({
  label: labels[field as Field],
  text: texts[field as Field]?.(form),
});
