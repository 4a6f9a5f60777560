import { describe, expect, it } from 'vitest';
import { refusedField } from '../../../../contracts/refusals.ts';
import { addQuestion } from '../../../../contracts/wrongbook/questions.ts';
import type { Question } from '../question/question.ts';
import { faultsOf } from '../../../components/form/form.ts';
import { fieldOf, ruleFaults } from './faults.ts';
import { blankCount, blankForm, formOf, inputOf, questionOf, rubricSum, type QuestionForm } from './form.ts';

const course = { subjectId: '2', stage: 'junior', gradeId: '7' } as const;
const point = { id: '2020101', name: '有理数' };

const blank = blankForm(course, [point]);
const written = (changes: Partial<QuestionForm>): QuestionForm => ({ ...blank, ...changes });

const choice = written({
  stem: '$1+1$ 等于',
  options: ['1', '2', '3'].map((text) => ({ text, isRight: text === '2' })),
});
const fillIn = written({ questionType: '2', stem: '$1+1=$____，$2+2=$____', blanks: ['2\n二', '4'] });
const answer = written({
  questionType: '3',
  stem: '解方程',
  answer: '$x=1$',
  score: '5',
  rubric: [
    { text: '移项', score: '2' },
    { text: '得解', score: '3' },
  ],
});

const faults = (form: QuestionForm) => ({
  ...faultsOf(addQuestion, inputOf(form, '2'), (path) => fieldOf(path, form)),
  ...ruleFaults(form),
});

describe('what is sent of the editor', () => {
  it('is what the contract takes, by the kind of question', () => {
    for (const form of [choice, fillIn, answer]) {
      expect(addQuestion.input.safeParse(inputOf(form, '2')).error).toBeUndefined();
    }
    expect(inputOf(choice, '2')).toMatchObject({ options: ['1', '2', '3'], answers: [['B']], rubric: [] });
    expect(inputOf(fillIn, '2')).toMatchObject({ options: [], answers: [['2', '二'], ['4']] });
    expect(inputOf(answer, '2')).toMatchObject({
      options: [],
      answers: [['$x=1$']],
      rubric: [
        { text: '移项', score: 2 },
        { text: '得解', score: 3 },
      ],
      pointId: '2020101',
    });
  });

  it('has the facility as a share and not in per cent', () => {
    expect(inputOf(written({ facility: '62.5' }), '2').facility).toBe(0.625);
  });

  it('has no spaces around what was written, as the server keeps it', () => {
    const spaced = written({ questionType: '3', stem: ' 解方程\n', answer: ' $x=1$ ', solution: '\n移项 ' });
    expect(inputOf(spaced, '2')).toMatchObject({ stem: '解方程', answers: [['$x=1$']], solution: '移项' });
  });

  it('leaves out what belongs to another kind of question', () => {
    const changed = { ...fillIn, options: choice.options, rubric: answer.rubric };
    expect(inputOf(changed, '2')).toMatchObject({ options: [], rubric: [] });
  });

  it('has an answer for each line of a dictation, and comes back to lines', () => {
    const words = written({ questionType: '4', stem: '听写', answer: '贮蓄\n\n 嘹亮 ', score: '2', perLine: true });
    expect(inputOf(words, '1').answers).toEqual([['贮蓄'], ['嘹亮']]);
    expect(inputOf({ ...words, perLine: false }, '1').answers).toEqual([['贮蓄\n\n 嘹亮']]);
    const known = formOf(questionOf(words, course));
    expect([known.perLine, known.answer]).toEqual([true, '贮蓄\n嘹亮']);
    expect(faults(written({ questionType: '4', stem: '听写', perLine: true }))).toEqual({
      answer: '参考答案不能为空',
    });
  });

  it('has as many answers as the stem has blanks', () => {
    expect(['', '___', '____', '____和______'].map(blankCount)).toEqual([0, 0, 1, 2]);
    const shorter = written({ questionType: '2', stem: '$1+1=$____', blanks: ['2', '4'] });
    expect(inputOf(shorter, '2').answers).toEqual([['2']]);
    expect(inputOf({ ...fillIn, blanks: ['2'] }, '2').answers).toEqual([['2'], []]);
  });
});

describe('a question in the editor', () => {
  const known: Question = {
    ...questionOf(answer, course),
    id: '9',
    source: '同步练习 第 3 页',
    createTime: '2026-03-01 08:00:00',
    facility: 0.7,
  };

  it('comes out as it went in', () => {
    for (const form of [choice, fillIn, answer]) {
      const question = { ...known, ...questionOf(form, course), id: '9' };
      expect(questionOf(formOf(question), course, { id: '9' })).toEqual({ ...question, source: '', createTime: '' });
    }
  });

  it('keeps what the form does not hold', () => {
    expect(questionOf(formOf(known), course, known)).toEqual(known);
  });

  it('is a multiple choice once two options are right', () => {
    const both = { ...choice, options: choice.options.map(({ text }) => ({ text, isRight: text !== '1' })) };
    expect(questionOf(choice, course).isMultiple).toBe(false);
    expect(questionOf(both, course)).toMatchObject({ isMultiple: true, answers: [['B', 'C']] });
  });

  it('can be shown while its numbers are still missing', () => {
    const unfinished = written({ score: '', facility: 'x', questionType: '3', rubric: [{ text: '', score: '' }] });
    expect(questionOf(unfinished, course)).toMatchObject({ score: 0, facility: 0, rubric: [{ text: '', score: 0 }] });
  });
});

describe('what is wrong with a question', () => {
  it('is nothing where the server would take it', () => {
    expect([choice, fillIn, answer].map(faults)).toEqual([{}, {}, {}]);
  });

  it('is told under each field that was left blank', () => {
    expect(faults({ ...blank, points: [] })).toEqual({
      stem: '题干不能为空',
      options: '请点选正确选项的字母',
      'options.0.text': '选项不能为空',
      'options.1.text': '选项不能为空',
      'options.2.text': '选项不能为空',
      'options.3.text': '选项不能为空',
      points: '请选择知识点',
    });
  });

  it('names the blank that has no answer, and a stem that has no blank', () => {
    expect(faults({ ...fillIn, blanks: ['2', ' '] })).toEqual({ 'blanks.1': '请填写第 2 空的答案' });
    expect(faults(written({ questionType: '2', stem: '没有空' }))).toEqual({
      stem: '题干中还没有空，请用“填空”按钮插入',
    });
  });

  it('is a missing answer and a rubric that adds up to something else', () => {
    expect(faults(written({ questionType: '3', stem: '解方程' }))).toEqual({ answer: '参考答案不能为空' });
    expect(faults({ ...answer, score: '6' })).toEqual({
      rubric: '评分点合计 5 分，与分值 6 分不符',
    });
    expect(rubricSum({ ...answer, rubric: ['0.1', '0.2', ''].map((score) => ({ text: '', score })) })).toBe(0.3);
  });

  it('is a number that is none or out of range, in the words of the form', () => {
    const wrong = { ...choice, score: '三', facility: '120' };
    expect(faults(wrong)).toEqual({ score: '分值须为数字', facility: '预估正确率须为 0 到 100' });
    expect(faults({ ...choice, score: '' })).toEqual({ score: '分值须为数字' });
    expect(faults({ ...answer, rubric: [{ text: '', score: '五' }] })).toMatchObject({
      'rubric.0.text': '评分点不能为空',
      'rubric.0.score': '分值须为数字',
    });
  });

  it('goes to its field when the server is the one to refuse', () => {
    const place = (form: QuestionForm, message: string) => fieldOf(refusedField(addQuestion, { message }) ?? '', form);
    expect(place(answer, '评分点合计 3 分，与分值 5 分不符')).toBe('rubric');
    expect(place(fillIn, '题干有 2 个空（____），答案有 1 个')).toBe('stem');
    expect(place(answer, addQuestion.refusals.noAnswer)).toBe('answer');
    expect(place(choice, addQuestion.refusals.wrongPoint)).toBe('points');
    expect(place(choice, addQuestion.refusals.badKey)).toBe('options');
    expect(place(choice, '服务异常')).toBe('');
  });
});
