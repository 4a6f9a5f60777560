import type { MarkingAnswer, MarkingQuestion } from './marker.ts';

/** A question of the tests: a single choice of four unless told otherwise. */
export const questionWith = (given: Partial<MarkingQuestion> = {}): MarkingQuestion => ({
  questionId: '1',
  taskType: 1,
  subjectId: '2',
  stage: 'junior',
  questionType: 1,
  isMultiple: false,
  stem: '题干',
  options: ['甲', '乙', '丙', '丁'],
  answers: [['A']],
  rubric: [],
  solution: '',
  score: 4,
  keyVersion: 1,
  ...given,
});

/** An answer of the tests: text that is known for sure. */
export const answerWith = (text: string | null, given: Partial<MarkingAnswer> = {}): MarkingAnswer => ({
  submissionId: 7,
  position: 3,
  text,
  isSimulated: false,
  isBlank: false,
  pictures: [],
  ...given,
});
