import * as f from '../fields.ts';
import { question } from './question-shapes.ts';

/** The most sections of a paper, questions in a section, and questions in all. */
export const paperLimits = { sections: 10, perSection: 100, questions: 100 } as const;

/** A question in a paper: `score` is what it is worth there, `number` how it is numbered, from 1 through the paper. */
const placed = f.row('question', { ...question.shape, number: f.count('题号') });

/** What papers of any list tell of themselves. */
const paperHead = {
  id: f.id('试卷编号', { of: 'paper' }),
  title: f.text('试卷名称'),
  subjectId: f.id('学科', { of: 'subject' }),
  gradeId: f.id('年级', { of: 'grade' }),
  questionCount: f.count('题数'),
  totalScore: f.score('总分'),
  /** Of an uploaded one, whose questions stand in its PDF; 0 of one that is typeset. */
  filePages: f.count('上传的 PDF 页数'),
  createTime: f.dateTime('创建时间'),
};

/** A paper as lists show it. */
export const paperItem = f.row('paper', { ...paperHead, assignedCount: f.count('布置次数', { of: 'assignment' }) });

/** The sections of a paper with their questions. */
const paperSections = f.list(f.record({ title: f.text('大题名称'), questions: f.list(placed) }));

/** A paper with its questions. */
export const paper = f.row('paper', {
  ...paperHead,
  isAssigned: f.madeOf('assignment', f.flag('是否已布置')),
  version: f.version(),
  sections: paperSections,
});

/** What a teacher puts a paper together from. */
export const paperFields = {
  title: f.name('试卷名称', 60),
  subjectId: f.id('学科', { of: 'subject' }),
  gradeId: f.id('年级', { of: 'grade' }),
  sections: f.several(
    '大题',
    f.input({
      title: f.name('大题名称', 40),
      questions: f.several(
        '题目',
        f.input({
          questionId: f.id('题目', { of: 'question', need: 'read', refuse: 'questionGone' }),
          score: f.scoreIn('分值'),
        }),
        paperLimits.perSection,
      ),
    }),
    paperLimits.sections,
  ),
};
