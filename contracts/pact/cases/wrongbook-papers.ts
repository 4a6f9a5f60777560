import type * as uploaded from '../../wrongbook/uploaded-papers.ts';
import type * as papers from '../../wrongbook/papers.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a paper and with work that was set to a class';
const paperId = given('paperId');

const questions = [
  { questionId: given('questionId'), score: 5 },
  { questionId: given('otherQuestionId'), score: 3 },
];
const written = { title: '契约试卷', subjectId: '2', gradeId: '7', sections: [{ title: '一、选择题', questions }] };

export const paperCases: CasesOf<typeof papers> = {
  pagePapers: { success: { state, input: { subjectId: '2', current: 1, size: 10, descs: 'createTime' } } },
  getPaper: { success: { state, input: { paperId } } },
  addPaper: { success: { state, input: written } },
  updatePaper: { success: { state, input: { paperId, version: 1, ...written } } },
  removePapers: { success: { state, input: { paperId } } },
};

const withFile = 'a teacher with a PDF in the cloud and a paper made of it';
const keys = [
  { questionType: 1, options: 4, answers: [['B']], score: 60 },
  { questionType: 3, answers: [['略']], score: 40, demand: 'apply' },
] as const;

export const uploadedPaperCases: CasesOf<typeof uploaded> = {
  addUploadedPaper: {
    success: {
      state: withFile,
      input: {
        title: '契约上传卷',
        subjectId: '2',
        gradeId: '7',
        documentId: given('documentId'),
        full: 100,
        questions: keys,
      },
    },
  },
  getPaperFile: { success: { state: withFile, input: { paperId } } },
};
