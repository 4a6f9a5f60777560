import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { markingLimits } from '../../../../../contracts/constants/exam-marking.ts';
import { drawSamples } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { call } from '../../../../api/call.ts';
import { useAction } from '../../../../components/use-action.ts';
import { useMarkingPlace } from '../use-marking-place.ts';

const usual = 5;

/** Draws scripts that all are to mark before they begin. */
export function DrawSamples({ partId }: { partId: string }): ReactNode {
  const { openDesk } = useMarkingPlace();
  const [count, setCount] = useState(usual);
  const { run, busy } = useAction(() => call(drawSamples, { markingPartId: partId, count }));
  return (
    <Group gap={8}>
      <Text size="sm">抽</Text>
      <NumberInput
        aria-label="样卷份数"
        size="xs"
        w={64}
        min={1}
        max={markingLimits.samples}
        allowDecimal={false}
        value={count}
        onChange={(value) => setCount(Math.max(1, Number(value) || 1))}
      />
      <Text size="sm">份</Text>
      <Button size="compact-sm" loading={busy} onClick={() => void run()}>
        抽样卷
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => openDesk(partId)}>
        去阅样卷
      </Button>
    </Group>
  );
}
