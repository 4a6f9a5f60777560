import type { ReactNode } from 'react';
import { getPaper } from '../../../../contracts/wrongbook/papers.ts';
import { call } from '../../../api/call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { confirm } from '../../../components/dialog/confirm.tsx';
import type { RowAction } from '../../../components/table/columns.ts';
import { showDone } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';
import { PaperTable, type PaperItem } from '../papers/PaperTable.tsx';
import { openPaper } from '../papers/open-paper.tsx';
import type { Lesson } from '../../assignments/create/lessons.ts';
import { addPaperQuestions, takePaper } from '../../assignments/create/paper-actions.ts';

interface Props {
  lesson: Lesson;
  /** How many questions have been chosen so far. */
  chosenCount: number;
}

/** The teacher's own papers, to take as a whole or to take questions from. */
export function PaperTab({ lesson, chosenCount }: Props): ReactNode {
  const actions = (paper: PaperItem): RowAction[] => [
    { label: '预览', run: () => openPaper(paper) },
    { label: '选用', run: () => take(paper, chosenCount) },
    ...(chosenCount > 0 ? [{ label: '替换已选', run: () => replace(paper, chosenCount), danger: true }] : []),
  ];
  return (
    <Card flush>
      <PaperTable
        subjectId={lesson.subjectId}
        actions={actions}
        emptyText="还没有本学科的试卷，组好的试卷在布置时保存到这里。"
      />
    </Card>
  );
}

const load = ({ id }: PaperItem) => call(getPaper, { paperId: id });

/** An empty draft becomes the paper; else its questions are added to those that are there. */
const take = (item: PaperItem, chosenCount: number) =>
  attempt(async () => {
    const paper = await load(item);
    if (chosenCount === 0) takePaper(paper, true);
    else addPaperQuestions(paper);
    showDone(`已选用“${paper.title}”的 ${paper.questionCount} 题`);
  });

const replace = (item: PaperItem, chosenCount: number) =>
  confirm({
    title: '替换已选的题目',
    message: `已选的 ${chosenCount} 题和它们的分值将换成“${item.title}”的 ${item.questionCount} 题。题库和试题篮中的题目不变。`,
    action: '替换',
    danger: true,
    run: async () => takePaper(await load(item), true),
  });
