import { questionType } from '../../contracts/constants/questions.ts';
import { pointIds } from '../landmarks.ts';

const place = {
  subjectId: '2',
  stage: 'junior',
  gradeId: '7',
  pointId: pointIds.maths,
  isMultiple: 0,
  options: [],
  rubric: [],
} as const;

/** Questions that a teacher has written for the own classes. */
export const ownQuestions = [
  {
    ...place,
    questionType: questionType.choice,
    stem: '某天早晨的气温是 $-3\\,^{\\circ}\\mathrm{C}$，中午上升了 $8\\,^{\\circ}\\mathrm{C}$，则中午的气温是',
    options: [
      '$-11\\,^{\\circ}\\mathrm{C}$',
      '$-5\\,^{\\circ}\\mathrm{C}$',
      '$5\\,^{\\circ}\\mathrm{C}$',
      '$11\\,^{\\circ}\\mathrm{C}$',
    ],
    answers: [['C']],
    solution: '上升用加法：$-3+8=5$，所以中午的气温是 $5\\,^{\\circ}\\mathrm{C}$。',
    score: 3,
    facility: 0.85,
  },
  {
    ...place,
    questionType: questionType.fillIn,
    stem: '如果收入 $50$ 元记作 $+50$ 元，那么支出 $30$ 元记作____元。',
    answers: [['$-30$', '-30']],
    solution: '收入与支出意义相反，收入记为正，支出就记为负，所以记作 $-30$ 元。',
    score: 3,
    facility: 0.92,
  },
  {
    ...place,
    questionType: questionType.answer,
    stem: '一只蚂蚁从数轴上表示 $-2$ 的点出发，先向右爬 $5$ 个单位长度，再向左爬 $4$ 个单位长度。它最后在表示哪个数的点上？写出算式。',
    answers: [['$-2+5-4=-1$，最后在表示 $-1$ 的点上。']],
    rubric: [
      { text: '向右为加、向左为减，列出算式 $-2+5-4$', score: 3 },
      { text: '算得 $-1$ 并作答', score: 2 },
    ],
    solution: '数轴上向右移动用加法，向左移动用减法：$-2+5-4=-1$。',
    score: 5,
    facility: 0.74,
  },
] as const;
