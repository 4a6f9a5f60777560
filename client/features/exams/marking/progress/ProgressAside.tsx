import { Button, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MarkingCase } from '../../../../../contracts/constants/exam-marking.ts';
import { getPartFigures } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { useCall } from '../../../../api/use-call.ts';
import { useShortcuts } from '../../../../components/shortcuts.ts';
import type { Progress, SubjectProgress } from '../shapes.ts';
import { partShown, useMarkingPlace, type CaseView } from '../use-marking-place.ts';
import { Arbitration } from './Arbitration.tsx';
import { LeaderCase } from './LeaderCase.tsx';
import { waitingLines, type WaitingLine } from './texts.ts';
import { WaitingList } from './WaitingList.tsx';

interface Props {
  progress: Progress;
  subject: SubjectProgress | undefined;
}

const views = { third: 'third', leader: 'leader', flag: 'flag' } as const satisfies Partial<
  Record<MarkingCase, CaseView>
>;

/** What waits for somebody, the first that waits for the leader, and how scripts with two marks were settled. */
export function ProgressAside({ progress, subject }: Props): ReactNode {
  const place = useMarkingPlace();
  const lines = waitingLines(progress);
  const part = subject && partShown(subject.parts, place.part);
  const led = lines.find(({ kind }) => kind === 'leader')?.first;
  const open = ({ kind, first }: WaitingLine) => {
    if (kind === 'drift') place.showPart(first.subjectId, first.markingPartId);
    else place.openCases(first.markingPartId, views[kind]);
  };
  // What waits for the leader comes before what others may do.
  const next = lines.find(({ kind }) => kind === 'leader') ?? lines.find(({ kind }) => kind === 'flag') ?? lines[0];
  useShortcuts(next ? [{ keys: ['Enter'], label: '处理第一件', run: () => open(next) }] : []);
  return (
    <Stack gap={12} mih={0} style={{ overflow: 'auto' }}>
      <Part>
        <WaitingList lines={lines} open={open} />
        {next && (
          <Button mt={8} fullWidth onClick={() => open(next)}>
            处理 {lines.reduce((sum, { count }) => sum + count, 0)} 件
          </Button>
        )}
      </Part>
      {led && (
        <Part>
          <LeaderCase waiting={led} open={() => place.openCases(led.markingPartId, 'leader')} />
        </Part>
      )}
      {part?.isDouble && <Settled partId={part.id} />}
    </Stack>
  );
}

const Part = ({ children }: { children: ReactNode }): ReactNode => (
  <Paper shadow="xs" px={16} py={14}>
    {children}
  </Paper>
);

function Settled({ partId }: { partId: string }): ReactNode {
  const { data } = useCall(getPartFigures, { markingPartId: partId }, { keepPreviousData: false });
  if (!data || data.all.compared === 0) return null;
  return (
    <Part>
      <Arbitration part={data} />
    </Part>
  );
}
