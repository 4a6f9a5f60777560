import type { Templates } from '../bank.ts';
import { template } from '../making.ts';
import { clockQuestion, dateQuestion, numberQuestion, pastToQuestion } from './english-templates.ts';
import { pastQuestion, presentQuestion } from './english-verbs.ts';

/** Templates of English; Chinese has none. */
export const english: Templates = {
  时间与天气: [template(4, clockQuestion)],
  '月份、序数词与日期': [template(4, dateQuestion)],
  名词与数词: [template(4, numberQuestion), template(4, pastToQuestion)],
  一般现在时与一般过去时: [
    { count: 4, make: presentQuestion },
    { count: 4, make: pastQuestion },
  ],
};
