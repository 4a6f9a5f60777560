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

const hours = [0, 4, 8, 12, 16, 20, 24];
const temperatures = [-3, -5, -1, 4, 5, 1, -2];
const [left, middle, hour, degree] = [40, 90, 36, 12];
const points = temperatures.map((value, index) => `${left + index * hour},${middle - value * degree}`);
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#999" stroke-width="0.6"/>`;
const text = (x: number, y: number, anchor: string, value: number | string) =>
  `<text x="${x}" y="${y}" font-size="11" text-anchor="${anchor}">${value}</text>`;

const chart = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 180">',
  ...[-6, -4, -2, 0, 2, 4, 6].flatMap((value) => {
    const y = middle - value * degree;
    return [line(left, y, left + 6 * hour, y), text(left - 6, y + 4, 'end', value)];
  }),
  ...hours.map((value, index) => text(left + index * hour, middle + 6 * degree + 14, 'middle', value)),
  text(left + 6 * hour + 8, middle + 6 * degree + 14, 'start', '时'),
  `<polyline points="${points.join(' ')}" fill="none" stroke="#000" stroke-width="1.4"/>`,
  '</svg>',
].join('');

/** A figure with its questions that the same teacher has written. */
export const ownGroup = {
  title: '一天的气温',
  passage: '下图是某地一天的气温（$^{\\circ}\\mathrm{C}$）随时刻变化的折线图，每隔 $4$ 小时记录一次。',
  figure: `data:image/svg+xml;base64,${Buffer.from(chart).toString('base64')}`,
  questions: [
    {
      ...place,
      questionType: questionType.choice,
      stem: '记录到的最低气温是',
      options: [
        '$-5\\,^{\\circ}\\mathrm{C}$',
        '$-3\\,^{\\circ}\\mathrm{C}$',
        '$-2\\,^{\\circ}\\mathrm{C}$',
        '$5\\,^{\\circ}\\mathrm{C}$',
      ],
      answers: [['A']],
      solution: '折线的最低点在 $4$ 时，对应 $-5\\,^{\\circ}\\mathrm{C}$。',
      score: 3,
      facility: 0.9,
    },
    {
      ...place,
      questionType: questionType.fillIn,
      stem: '记录到的最高气温与最低气温相差____ $^{\\circ}\\mathrm{C}$。',
      answers: [['$10$', '10']],
      solution: '$5-(-5)=10$，相差 $10\\,^{\\circ}\\mathrm{C}$。',
      score: 3,
      facility: 0.78,
    },
    {
      ...place,
      questionType: questionType.answer,
      stem: '从哪个时刻到哪个时刻，气温上升得最多？上升了多少？写出算式。',
      answers: [['从 $8$ 时到 $12$ 时，$4-(-1)=5$，上升了 $5\\,^{\\circ}\\mathrm{C}$。']],
      rubric: [
        { text: '找出从 $8$ 时到 $12$ 时', score: 2 },
        { text: '列出算式 $4-(-1)=5$ 并作答', score: 3 },
      ],
      solution: '相邻两次记录的差依次是 $-2$、$4$、$5$、$1$、$-4$、$-3$，最大的是 $8$ 时到 $12$ 时的 $4-(-1)=5$。',
      score: 5,
      facility: 0.7,
    },
  ],
} as const;
