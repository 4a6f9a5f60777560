import type { ReactNode } from 'react';
import { getPaper } from '../../../../contracts/wrongbook/papers.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { Card } from '../../../components/page/Card.tsx';
import type { RowAction } from '../../../components/table/columns.ts';
import { showDone } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';
import { placedIn, questionsOf } from '../paper-building.ts';
import type { PaperCourse, PaperDraft, SavedPaper } from '../paper.ts';
import { pickInto } from '../use-picking.ts';
import { openPaper } from '../papers/open-paper.tsx';
import { PaperTable, type PaperItem } from '../papers/PaperTable.tsx';

interface Props {
  course: PaperCourse;
  paper: PaperDraft;
  /** Makes a saved paper the one that is being built. */
  onTake: (paper: SavedPaper) => void;
}

/** The teacher's own papers, to take as a whole or to take questions from. */
export function PaperTab({ course, paper, onTake }: Props): ReactNode {
  const chosenCount = placedIn(paper.sections).length;
  const actions = (item: PaperItem): RowAction[] => [
    { label: '预览', run: () => openPaper(item) },
    { label: '选用', run: () => take(item, chosenCount === 0 ? onTake : (saved) => addTo(paper, saved)) },
    ...(chosenCount > 0 ? [{ label: '替换已选', run: () => replace(item, chosenCount, onTake), danger: true }] : []),
  ];
  return (
    <Card flush>
      <PaperTable
        subjectId={course.subjectId}
        actions={actions}
        emptyText="还没有本学科的试卷，组好的试卷在布置时保存到这里。"
      />
    </Card>
  );
}

const addTo = (paper: PaperDraft, saved: SavedPaper): void => pickInto(paper, questionsOf(saved));

const load = ({ id }: PaperItem) => call(getPaper, { paperId: id });

const take = (item: PaperItem, onTake: Props['onTake']) =>
  attempt(async () => {
    const saved = await load(item);
    onTake(saved);
    showDone(`已选用“${saved.title}”的 ${saved.questionCount} 题`);
  });

const replace = (item: PaperItem, chosenCount: number, onTake: Props['onTake']) =>
  confirm({
    title: '替换已选的题目',
    message: `已选的 ${chosenCount} 题和它们的分值将换成“${item.title}”的 ${item.questionCount} 题。题库和试题篮中的题目不变。`,
    action: '替换',
    danger: true,
    run: async () => onTake(await load(item)),
  });
