import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { removePapers } from '../../../../contracts/wrongbook/papers.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { leadingTo, type RowAction } from '../../../components/table/columns.ts';
import { pathTo } from '../../../session/paths.ts';
import { teacher } from '../../../session/teacher.ts';
import { creatingPath } from '../create/origin.ts';
import { openPrint } from '../../printing/open-print.tsx';
import { openPaper } from '../../paper-builder/papers/open-paper.tsx';
import { PaperTable, type PaperItem } from '../../paper-builder/papers/PaperTable.tsx';

/** The teacher's own papers in the subject of the course that is chosen, of all grades or of the one that is. */
export function PaperList({ ofGrade = false }: { ofGrade?: boolean }): ReactNode {
  const { subjectId, gradeId } = useSnapshot(teacher);
  const navigate = useNavigate();
  return (
    <PaperTable
      subjectId={subjectId}
      gradeId={ofGrade ? gradeId : undefined}
      actions={(paper) => [
        { label: '预览', run: () => openPaper(paper) },
        ...leadingTo('用它布置', creatingPath({ paperId: paper.id }), navigate),
        printAction(paper, navigate),
        { label: '删除', run: () => remove(paper), danger: true },
      ]}
      emptyText="还没有试卷，布置作业时组好的试卷会保存到这里。"
      emptyAction={<ButtonLink to={creatingPath({})}>去组卷</ButtonLink>}
    />
  );
}

/** Printing has a page of its own in some role sets, else a drawer. */
function printAction({ id }: PaperItem, go: (path: string) => unknown): RowAction {
  const path = pathTo('paperPrint', { paperId: id, kinds: 'paper' });
  return {
    label: '打印',
    run: () => (path === undefined ? openPrint({ paperId: id, kinds: ['paper'] }) : go(path)),
  };
}

const remove = ({ id, title, questionCount, assignedCount }: PaperItem): Promise<boolean> =>
  confirm({
    title: '删除试卷',
    message: `将删除试卷“${title}”（${questionCount} 题），不能恢复。${
      assignedCount > 0 ? `用它布置的 ${assignedCount} 份作业和` : ''
    }题库中的题目不变。`,
    action: '删除',
    danger: true,
    run: () => call(removePapers, { paperId: id }),
  });
