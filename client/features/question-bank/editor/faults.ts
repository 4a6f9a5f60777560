import type * as z from 'zod';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { RefusalOf } from '../../../../contracts/endpoint.ts';
import { addQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { labelOf, type Values } from '../../../components/form/form.ts';
import { blankCount, inputOf, isWritten, rubricSum, typeOf, type QuestionForm } from './form.ts';

/** What is wrong with a form by field; parts of a list are named `options.0`, its whole `options`. */
export type Faults = Values;

/** Everything that is wrong with a form: what the contract refuses of its fields, and what does not hold together. */
export function faultsOf(form: QuestionForm, subjectId: string): Faults {
  const faults: Record<string, string> = {};
  const add = (field: string, message: string) => (faults[field] ??= message);
  for (const [field, message] of ruleFaults(form)) add(field, message);
  const parsed = addQuestion.input.safeParse(inputOf(form, subjectId));
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(form, issue);
    add(field, `${wordOf(field)}${complaint(issue, field)}`);
  }
  return faults;
}

/** The rules that the server has for whole questions, told where they are broken. */
function ruleFaults(form: QuestionForm): [field: string, message: string][] {
  const faults: [string, string][] = form.points.length === 0 ? [['pointId', '请选择知识点']] : [];
  if (isWritten(form)) return [...faults, ...rubricFaults(form)];
  if (typeOf(form) === questionType.choice) {
    return form.options.some(({ isRight }) => isRight) ? faults : [...faults, ['options', '请点选正确选项的字母']];
  }
  return [...faults, ...blankFaults(form)];
}

function rubricFaults(form: QuestionForm): [string, string][] {
  const { rubric, values } = form;
  const sum = rubricSum(form);
  if (rubric.length === 0 || sum === Number(values.score)) return [];
  return [['rubric', `评分点合计 ${sum} 分，与分值 ${values.score ?? ''} 分不符`]];
}

function blankFaults({ values, blanks }: QuestionForm): [string, string][] {
  const count = blankCount(values.stem ?? '');
  if (count === 0) return [['stem', '题干中还没有空，请用“填空”按钮插入']];
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => (blanks[index] ?? '').trim() === '')
    .map((index) => [`answers.${index}`, `请填写第 ${index + 1} 空的答案`]);
}

/** The field of the form that an issue of the contract is about. */
function fieldOf(form: QuestionForm, { path }: z.core.$ZodIssue): string {
  const [name, index, part] = path.map(String);
  if (name === 'answers')
    return isWritten(form) ? 'answer' : typeOf(form) === questionType.choice ? 'options' : inList();
  return name === 'options' || name === 'rubric' ? inList() : (name ?? '');

  function inList(): string {
    const item = index === undefined ? name! : `${name!}.${index}`;
    return name === 'rubric' && part === 'score' ? `${item}.score` : item;
  }
}

const words: Readonly<Record<string, string>> = {
  options: '选项',
  answers: '答案',
  answer: '参考答案',
  rubric: '评分点',
};

/** What people call a field. */
function wordOf(field: string): string {
  if (field.endsWith('.score')) return '分值';
  const [name = ''] = field.split('.');
  return words[name] ?? labelOf(addQuestion, name);
}

function complaint({ code, message, path }: z.core.$ZodIssue, field: string): string {
  if (code === 'invalid_type') return '须为数字';
  // The form takes per cent, the contract a share.
  return field === 'facility' && path.length === 1 ? '须为 0 到 100' : message;
}

type Rule = RefusalOf<typeof addQuestion>;

const fieldsOfRules: Readonly<Record<Rule, string>> = {
  noOptions: 'options',
  badKey: 'options',
  wrongBlanks: 'stem',
  noAnswer: 'answer',
  wrongRubric: 'rubric',
  wrongPoint: 'pointId',
};

/** The field that a refusal of the server is about, by its text; undefined where it is about none. */
export function fieldOfRefusal(message: string): string | undefined {
  const rules = Object.keys(fieldsOfRules) as Rule[];
  const rule = rules.find((name) => patternOf(addQuestion.refusals[name]).test(message));
  return rule && fieldsOfRules[rule];
}

/** What a text with {placeholders} looks like when it is filled. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*')}$`,
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
