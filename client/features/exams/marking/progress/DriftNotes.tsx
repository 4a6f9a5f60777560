import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Tag } from '../../../../components/page/Tag.tsx';
import type { MarkerFigures, PartFigures } from '../shapes.ts';
import styles from '../progress.module.css';
import { driftText } from './texts.ts';

/** What a leader may do about a marker. */
export interface MarkerActs {
  showApart: (marker: MarkerFigures) => unknown;
  check: (marker: MarkerFigures) => unknown;
  pause: (marker: MarkerFigures) => unknown;
  resume: (marker: MarkerFigures) => unknown;
  takeOff: (marker: MarkerFigures) => unknown;
  note: (marker: MarkerFigures) => unknown;
}

interface Props {
  part: PartFigures;
  acts: MarkerActs;
}

const driftLabels = { none: '', strict: '偏严', lenient: '偏松' } as const;

/** Who marks otherwise than the others by more than chance, and what can be done about it; nothing where nobody does. */
export const DriftNotes = ({ part, acts }: Props): ReactNode =>
  part.markers
    .filter(({ drift }) => drift !== 'none')
    .map((marker) => (
      <section
        key={marker.teacherId}
        className={styles.drift}
        aria-label={`${marker.name}${driftLabels[marker.drift]}`}
      >
        <Group gap={8}>
          <Tag tone="bad">
            <IconAlertTriangle size={13} aria-hidden /> {driftLabels[marker.drift]}
          </Tag>
          <Text fw={600}>{marker.name}</Text>
          <Text size="sm">{driftText(marker, part.comparison)}</Text>
        </Group>
        <Group gap={8}>
          <Act label="看差得最大的 10 份" run={() => acts.showApart(marker)} />
          <Act label="抽 20% 复核" run={() => acts.check(marker)} />
          {marker.state === 'active' && <Act label="暂停分给他" run={() => acts.pause(marker)} />}
          <Button size="compact-sm" variant="subtle" onClick={() => void acts.note(marker)}>
            知道了
          </Button>
        </Group>
      </section>
    ));

const Act = ({ label, run }: { label: string; run: () => unknown }): ReactNode => (
  <Button size="compact-sm" variant="default" onClick={() => void run()}>
    {label}
  </Button>
);
