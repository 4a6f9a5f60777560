import type { BankCourse } from '../bank.ts';
import { chinese7Classics } from './chinese-7-classics.ts';
import { chinese7Reading } from './chinese-7-reading.ts';
import { chinese7Words } from './chinese-7-words.ts';
import { chinese8Classics } from './chinese-8-classics.ts';
import { chinese8Language } from './chinese-8-language.ts';
import { chinese8Reading } from './chinese-8-reading.ts';
import { chinese9Classics } from './chinese-9-classics.ts';
import { chinese9Reading } from './chinese-9-reading.ts';
import { chinese9Use } from './chinese-9-use.ts';
import { chinesePrimaryTexts } from './chinese-primary-texts.ts';
import { chinesePrimaryWords } from './chinese-primary-words.ts';
import { chineseSenior } from './chinese-senior.ts';
import { chineseSeniorUse } from './chinese-senior-use.ts';
import { englishCourses } from './english.ts';

const chineseCourses: readonly BankCourse[] = [
  { subjectId: '1', stage: 'primary', chapters: [...chinesePrimaryWords, ...chinesePrimaryTexts] },
  {
    subjectId: '1',
    stage: 'junior',
    chapters: [
      ...chinese7Words,
      ...chinese7Classics,
      ...chinese7Reading,
      ...chinese8Language,
      ...chinese8Classics,
      ...chinese8Reading,
      ...chinese9Classics,
      ...chinese9Reading,
      ...chinese9Use,
    ],
  },
  { subjectId: '1', stage: 'senior', chapters: [...chineseSenior, ...chineseSeniorUse] },
];

/** Chinese and English, each for primary, junior and senior school. */
export const languageCourses: readonly BankCourse[] = [...chineseCourses, ...englishCourses];
