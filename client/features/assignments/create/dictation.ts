import { questionType } from '../../../../contracts/constants/questions.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import type { addQuestion } from '../../../../contracts/wrongbook/questions.ts';
import type { Course, Question } from '../../question-bank/question/question.ts';
import type { DictationDraft } from './draft-shape.ts';
import { readScore } from '../../paper-builder/scores.ts';
import type { Faults } from './step-check.ts';

// Words that are read out, or lines that are written from memory, as a question of the bank.

/** What is written, by kind: the field's label, what a row is called, and how the task begins. */
export const dictationKinds = {
  words: {
    label: '听写字词',
    row: '个',
    task: '听写：教师依次朗读 {count} 个词语，每个读两遍，请按顺序工整地写下来。',
  },
  lines: { label: '默写句子', row: '句', task: '默写：请按要求依次写出下列 {count} 句，注意标点，书写工整。' },
} as const;

const longestAnswer = 2_000;

/** The words or lines, one per row, blank rows left out. */
export const rowsOf = (text: string): string[] => text.split('\n').flatMap((row) => row.trim() || []);

/** What all rows are worth together. */
export const totalOfRows = ({ text, each }: Pick<DictationDraft, 'text' | 'each'>): number =>
  totalScore(rowsOf(text).map(() => readScore(each) ?? 0));

/** What is wrong with what was typed, by field. */
export function dictationFaults(draft: DictationDraft): Faults {
  const rows = rowsOf(draft.text);
  const faults: Record<string, string> = {};
  if (rows.length === 0) faults['text'] = '请填写内容，每行一个';
  else if (rows.length > questionLimits.words)
    faults['text'] = `最多 ${questionLimits.words} 行，现有 ${rows.length} 行`;
  else if (rows.join('\n').length > longestAnswer) faults['text'] = `内容合计不能超过 ${longestAnswer} 个字`;
  if (readScore(draft.each) === undefined) faults['each'] = '须大于 0，最多两位小数';
  else if (rows.length > 0 && readScore(String(totalOfRows(draft))) === undefined)
    faults['each'] = '合计不能超过 300 分';
  if (draft.pointId === '') faults['pointId'] = '请选择知识点';
  return faults;
}

/** The question that is saved, with an answer for each word or line, in the order in which they are asked for. */
export function dictationFields(draft: DictationDraft, { subjectId, gradeId }: Course): InputOf<typeof addQuestion> {
  const rows = rowsOf(draft.text);
  const { task, row } = dictationKinds[draft.kind];
  const score = totalOfRows(draft);
  return {
    subjectId,
    gradeId,
    questionType: questionType.other,
    stem: task.replace('{count}', String(rows.length)),
    answers: rows.map((one) => [one]),
    rubric: score > 0 ? [{ text: `每${row} ${draft.each.trim()} 分，共 ${rows.length} ${row}`, score }] : [],
    score,
    pointId: draft.pointId,
  };
}

/** The question as cards and papers show it. */
export function dictationQuestion(
  draft: DictationDraft,
  course: Course,
  pointName: string,
  { id, version }: Pick<Question, 'id' | 'version'> = { id: '', version: 1 },
): Question {
  const { pointId, answers, rubric = [], ...fields } = dictationFields(draft, course);
  return {
    ...fields,
    id,
    stage: course.stage,
    questionType: questionType.other,
    isMultiple: false,
    options: [],
    answers,
    rubric,
    solution: '',
    mistakes: [],
    figure: '',
    facility: 0.7,
    points: pointId === '' ? [] : [{ id: pointId, name: pointName }],
    source: '',
    group: null,
    template: '',
    isOwn: true,
    createTime: '',
    version,
  };
}
