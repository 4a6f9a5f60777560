import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { pathTo } from '../../../session/paths.ts';
import type { HomeworkReport, PeriodWork } from './report.ts';

interface Props {
  point: HomeworkReport['points'][number];
  works: readonly PeriodWork[];
}

/** The questions of a knowledge point, work by work, each with the way to its answers. */
export function PointQuestions({ point: { name, questions }, works }: Props): ReactNode {
  const { close } = useDialog();
  const workOf = new Map(works.map((work) => [work.assignmentId, work]));
  return (
    <Dialog title={`${name}的题目`} size={560} drawer closing="关闭">
      <RecordTable
        label={`${name}的题目`}
        columns={[
          {
            key: 'number',
            title: '题目',
            width: 112,
            render: ({ assignmentId, questionId, number }) => (
              <TextLink to={pathTo('marking', { assignmentId, questionId })} onClick={() => close()}>
                第 {number} 题
              </TextLink>
            ),
          },
          { key: 'title', title: '作业', render: ({ assignmentId }) => workOf.get(assignmentId)?.title },
          {
            key: 'date',
            title: '布置日期',
            width: 112,
            render: ({ assignmentId }) => workOf.get(assignmentId)?.date.slice(0, 10),
          },
        ]}
        rows={questions}
        keyOf={({ assignmentId, number }) => `${assignmentId}/${number}`}
        nameOf={({ number }) => `第 ${number} 题`}
      />
    </Dialog>
  );
}
