import { describe, expect, it } from 'vitest';
import { addQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { dictationFaults, dictationFields, dictationQuestion, rowsOf, totalOfRows } from './dictation.ts';
import type { DictationDraft } from './draft-shape.ts';

const course = { subjectId: '1', stage: 'junior', gradeId: '7' } as const;
const words: DictationDraft = {
  kind: 'words',
  text: ' 贮蓄 \n\n嘹亮\n静谧',
  each: '2',
  pointId: '2010101',
  questionId: '',
  version: 1,
};

describe('words to be written down', () => {
  it('become one question of the kind 其他, with an answer for each', () => {
    const fields = dictationFields(words, course);
    expect(fields).toMatchObject({
      questionType: 4,
      answers: [['贮蓄'], ['嘹亮'], ['静谧']],
      rubric: [{ text: '每个 2 分，共 3 个', score: 6 }],
      score: 6,
      pointId: '2010101',
    });
    expect(fields.stem).toContain('3 个词语');
    expect(addQuestion.input.safeParse(fields).success).toBe(true);
  });

  it('are shown before they are saved', () => {
    expect(dictationQuestion(words, course, '字音与字形')).toMatchObject({
      id: '',
      isOwn: true,
      points: [{ id: '2010101', name: '字音与字形' }],
      score: 6,
    });
    expect(dictationQuestion({ ...words, pointId: '', text: '' }, course, '').points).toEqual([]);
  });

  it('count without blank rows', () => {
    expect(rowsOf('\n 甲\n \n乙 \n')).toEqual(['甲', '乙']);
    expect(totalOfRows({ text: '甲\n乙', each: '0.5' })).toBe(1);
  });
});

it('says of dictation what is missing or too much', () => {
  expect(dictationFaults(words)).toEqual({});
  expect(Object.keys(dictationFaults({ ...words, text: ' ', each: '0', pointId: '' }))).toEqual([
    'text',
    'each',
    'pointId',
  ]);
  expect(dictationFaults({ ...words, text: Array(101).fill('字').join('\n') })).toHaveProperty('text');
  expect(dictationFaults({ ...words, each: '150' })).toHaveProperty('each', '合计不能超过 300 分');
});
