import type { ReactNode } from 'react';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { listSamples } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Panel } from '../../../../components/page/Panel.tsx';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../../components/table/RecordTable.tsx';
import type { Column } from '../../../../components/table/columns.ts';
import { DrawSamples } from './DrawSamples.tsx';
import { signedText } from '../progress/texts.ts';
import type { Sample } from '../shapes.ts';

/** The scripts that all mark in common before they begin: the leader's score, and how far each marker lies from it. */
export function Samples({ partId }: { partId: string }): ReactNode {
  const answer = useCall(listSamples, { markingPartId: partId });
  return (
    <Panel label="样卷" own head={<DrawSamples partId={partId} />}>
      <Loaded answer={answer} what="样卷">
        {(samples) =>
          samples.length === 0 ? (
            <EmptyState text="还没有样卷。抽几份让题组长和每位阅卷人都阅，先对齐尺度；样卷的分不计入成绩。" />
          ) : (
            <SampleTable samples={samples} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function SampleTable({ samples }: { samples: readonly Sample[] }): ReactNode {
  const markers = samples[0]?.markers ?? [];
  const columns: Column<Sample>[] = [
    { key: 'scriptNo', title: '编号', width: 96 },
    { key: 'score', title: '标准分', width: 88, align: 'right', render: ({ score }) => scoreText(score) },
    ...markers.map(({ teacherId, name }): Column<Sample> => ({
      key: teacherId,
      title: name,
      align: 'right',
      width: 112,
      render: (sample) => markText(sample, teacherId),
    })),
  ];
  return (
    <RecordTable
      label="样卷"
      columns={columns}
      rows={samples}
      keyOf={({ id }) => id}
      nameOf={({ scriptNo }) => scriptNo}
    />
  );
}

const scoreText = (score: number | null): string => (score === null ? '待定' : formatScore(score));

function markText({ markers }: Sample, teacherId: string): string {
  const mark = markers.find((one) => one.teacherId === teacherId);
  if (!mark || mark.score === null) return '待阅';
  return mark.difference === null
    ? formatScore(mark.score)
    : `${formatScore(mark.score)}（${signedText(mark.difference)}）`;
}
