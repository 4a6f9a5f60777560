import { questionType } from '../../../../contracts/constants/questions.ts';
import type { Faults } from '../../../components/form/form.ts';
import { blankCount, isWritten, rubricSum, typeOf, type QuestionForm } from './form.ts';

type Fault = [field: keyof QuestionForm | `blanks.${number}`, message: string];

/** What does not hold together in a question though each field is right, and what the form words in its own way. */
export const ruleFaults = (form: QuestionForm): Faults =>
  Object.fromEntries([...pointFaults(form), ...facilityFaults(form), ...answerFaults(form)]);

/** The same of a part of a group, whose knowledge points are the group's. */
export const partFaults = (form: QuestionForm): Faults =>
  Object.fromEntries([...facilityFaults(form), ...answerFaults(form)]);

const pointFaults = ({ points }: QuestionForm): Fault[] => (points.length === 0 ? [['points', '请选择知识点']] : []);

/** The form takes per cent, the contract a share. */
function facilityFaults({ facility }: QuestionForm): Fault[] {
  const percent = Number(facility);
  return percent < 0 || percent > 100 ? [['facility', '预估正确率须为 0 到 100']] : [];
}

function answerFaults(form: QuestionForm): Fault[] {
  if (isWritten(form)) return writtenFaults(form);
  if (typeOf(form) === questionType.choice) {
    return form.options.some(({ isRight }) => isRight) ? [] : [['options', '请点选正确选项的字母']];
  }
  return blankFaults(form);
}

function writtenFaults(form: QuestionForm): Fault[] {
  const { answer, rubric, score } = form;
  const faults: Fault[] = answer.trim() === '' ? [['answer', '参考答案不能为空']] : [];
  const sum = rubricSum(form);
  if (rubric.length === 0 || sum === Number(score)) return faults;
  return [...faults, ['rubric', `评分点合计 ${sum} 分，与分值 ${score} 分不符`]];
}

function blankFaults({ stem, blanks }: QuestionForm): Fault[] {
  const count = blankCount(stem);
  if (count === 0) return [['stem', '题干中还没有空，请用“填空”按钮插入']];
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => (blanks[index] ?? '').trim() === '')
    .map((index) => [`blanks.${index}`, `请填写第 ${index + 1} 空的答案`]);
}

/** The field of the form in which a place of the call's input is filled in. */
export function fieldOf(path: string, form: QuestionForm): string {
  const [name, index] = path.split('.');
  if (name === 'pointId') return 'points';
  if (name === 'options' && index !== undefined) return `options.${index}.text`;
  if (name !== 'answers') return path;
  if (isWritten(form)) return 'answer';
  if (typeOf(form) === questionType.choice) return 'options';
  return index === undefined ? 'stem' : `blanks.${index}`;
}
