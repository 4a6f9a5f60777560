import type { BankCourse } from '../bank.ts';
import { english6 } from './english-6.ts';
import { english7Reading } from './english-7-reading.ts';
import { english7Words } from './english-7-words.ts';
import { english8Grammar } from './english-8-grammar.ts';
import { english8Reading } from './english-8-reading.ts';
import { english8Tenses } from './english-8-tenses.ts';
import { english9Grammar } from './english-9-grammar.ts';
import { english9Reading } from './english-9-reading.ts';
import { englishPrimary } from './english-primary.ts';
import { englishSeniorGrammar } from './english-senior-grammar.ts';
import { englishSeniorReading } from './english-senior-reading.ts';

/** English from grade 3 to grade 12. */
export const englishCourses: readonly BankCourse[] = [
  { subjectId: '3', stage: 'primary', chapters: [...englishPrimary, ...english6] },
  {
    subjectId: '3',
    stage: 'junior',
    chapters: [
      ...english7Words,
      ...english7Reading,
      ...english8Grammar,
      ...english8Tenses,
      ...english8Reading,
      ...english9Grammar,
      ...english9Reading,
    ],
  },
  { subjectId: '3', stage: 'senior', chapters: [...englishSeniorGrammar, ...englishSeniorReading] },
];
