import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../../contracts/figure-text.ts';
import { getPartFigures } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import type { PartFigures } from '../shapes.ts';
import { useMarkingPlace } from '../use-marking-place.ts';
import { DriftNotes } from './DriftNotes.tsx';
import { markerActs, menuOf } from './marker-acts.tsx';
import { MarkerTable } from './MarkerTable.tsx';
import { partText } from './texts.ts';

/** The markers of a part, and what is amiss with how they mark. */
export function PartMarkers({ partId }: { partId: string }): ReactNode {
  const answer = useCall(getPartFigures, { markingPartId: partId }, { keepPreviousData: false });
  return (
    <Loaded answer={answer} what="阅卷人">
      {(part) => <Markers part={part} />}
    </Loaded>
  );
}

function Markers({ part }: { part: PartFigures }): ReactNode {
  const { openCases, openDesk } = useMarkingPlace();
  const acts = markerActs(part, openCases);
  const { two, one, none, isDouble, done } = part;
  return (
    <>
      <Group gap={8} px={14} py={6} wrap="nowrap">
        <Text size="sm" c="dimmed" flex={1}>
          {partText(part)} ·{' '}
          {isDouble ? `两评都有 ${formatNumber(two)}，一评 ${formatNumber(one)}，` : `已定 ${formatNumber(done)}，`}
          未阅 {formatNumber(none)}
        </Text>
        <Button size="compact-sm" variant="subtle" flex="none" onClick={() => openCases(part.id, 'all')}>
          看答卷
        </Button>
        <Button size="compact-sm" variant="subtle" flex="none" onClick={() => openCases(part.id, 'sample')}>
          样卷
        </Button>
        <Button size="compact-sm" variant="subtle" flex="none" onClick={() => openDesk(part.id)}>
          阅卷台
        </Button>
      </Group>
      <MarkerTable part={part} actionsOf={(marker) => menuOf(marker, acts)} />
      <DriftNotes part={part} acts={acts} />
    </>
  );
}
