import { pointIds } from '../../../seed/landmarks.ts';
import type { Given } from './given.ts';

// What goes into the bank, with values that hold together.

/** Questions that hold together, one of each type. */
const kinds: Given[] = [
  { questionType: 1, options: ['1', '2', '3'], answers: [['B', 'A']], stem: '$1+1$ 等于（　　）', score: 3 },
  { questionType: 2, answers: [['2', '二']], stem: '$1+1=$____', score: 2.5 },
  { questionType: 3, answers: [['$x=1$']], rubric: [{ text: '移项', score: 5 }], stem: '解方程 $x+1=2$。', score: 5 },
];

/** Such questions, each with its place in the bank. */
export const questions = kinds.map((question): Given => ({
  subjectId: '2',
  gradeId: '7',
  pointId: pointIds.maths,
  ...question,
}));

/** Groups that hold together, of all of these. */
export const groups = kinds.map((_, index): Given => {
  const parts = kinds.map(({ ...part }) => ({ ...part, solution: `解析 ${index}` }));
  return {
    subjectId: '2',
    gradeId: '7',
    pointId: pointIds.maths,
    title: '题组',
    passage: '短文',
    figure: '',
    questions: parts,
  };
});

/** Papers that hold together, of a few of these questions. */
export const papersOf = (ids: readonly string[]): Given[] =>
  ids.map((_, index) => {
    const placed = ids.slice(index, index + 3).map((questionId) => ({ questionId, score: index + 0.5 }));
    return {
      subjectId: '2',
      gradeId: '7',
      sections: [
        { title: '一、题目', questions: placed },
        { title: '二、题目', questions: [] },
      ],
    };
  });

/** Such papers in place of somebody's own that nobody has set yet. */
export const rewrittenPapers = (rows: (query: string) => Given[], userId: string, ids: readonly string[]): Given[] =>
  rows(`select id paperId, version from papers where owner_id = '${userId}' and is_deleted = 0 and is_personal = 0
    and not exists (select 1 from assignments a where a.paper_id = papers.id) limit 20`).flatMap((one) =>
    papersOf(ids.slice(0, 3)).map((paper): Given => ({ ...one, ...paper })),
  );

/** Papers whose questions stand in a PDF of the caller's, of a few of these. */
export const uploadedPapers = (rows: (query: string) => Given[], userId: string): Given[] =>
  rows(`select id documentId from documents where teacher_id = ${userId} and kind = 'pdf' and state = 3`).flatMap(
    ({ documentId = '' }) =>
      [[30, 70], [2.5]].map((scores): Given => {
        const key = { questionType: 1, options: 4, answers: [['B']], demand: 'know' };
        const full = scores.reduce((sum, score) => sum + score, 0);
        return {
          subjectId: '2',
          gradeId: '7',
          documentId,
          full,
          questions: scores.map((score) => ({ ...key, score })),
        };
      }),
  );
