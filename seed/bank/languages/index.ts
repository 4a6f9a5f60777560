import type { Templates } from '../bank.ts';
import { clockQuestion, dateQuestion, numberQuestion, pastToQuestion } from './english-templates.ts';
import { pastQuestion, presentQuestion } from './english-verbs.ts';

/** Templates of English; Chinese has none. */
export const english: Templates = {
  时间与天气: [{ count: 4, make: clockQuestion }],
  '月份、序数词与日期': [{ count: 4, make: dateQuestion }],
  名词与数词: [
    { count: 4, make: numberQuestion },
    { count: 4, make: pastToQuestion },
  ],
  一般现在时与一般过去时: [
    { count: 4, make: presentQuestion },
    { count: 4, make: pastQuestion },
  ],
};
