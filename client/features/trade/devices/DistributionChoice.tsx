import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { distribution } from '../../../../contracts/states.ts';
import type { DeviceSums } from './device-columns.tsx';

const segments = ({ total, assigned, notAssigned }: DeviceSums) => [
  { value: String(distribution.all), label: `全部 ${total}` },
  { value: String(distribution.assigned), label: `已分配 ${assigned}` },
  { value: String(distribution.notAssigned), label: `未分配 ${notAssigned}` },
];

interface Props {
  sums: DeviceSums;
  value: number | undefined;
  choose: (value: string) => void;
}

/** All devices, those that are somewhere, or those that may be given away. */
export const DistributionChoice = ({ sums, value, choose }: Props): ReactNode => (
  <SegmentedControl
    size="xs"
    aria-label="分配"
    data={segments(sums)}
    value={String(value ?? distribution.all)}
    onChange={choose}
  />
);
