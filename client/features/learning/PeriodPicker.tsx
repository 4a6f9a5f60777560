import { Button, Group, Popover, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { today } from '../../api/clock.ts';
import { DateRange } from '../../components/page/DateRange.tsx';
import { ToggleButton } from '../../components/ToggleButton.tsx';
import { termSoFar, type Period } from '../reports/homework/period.ts';
import { lastDays } from './periods.ts';
import { daysText } from './report/report.ts';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

/** The days that are looked at: usual ones, or any. */
export function PeriodPicker({ period, onChange }: Props): ReactNode {
  const usual = [
    { label: '本学期', days: termSoFar(today()) },
    { label: '最近一月', days: lastDays(today(), 30) },
    { label: '最近一周', days: lastDays(today(), 7) },
  ];
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          fw={400}
          flex="none"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`时间：${daysText(period)}`}
        >
          {daysText(period)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="时间">
        <Stack gap="sm">
          <Group gap={8} role="group" aria-label="常用时间">
            {usual.map(({ label, days }) => (
              <ToggleButton
                key={label}
                pressed={days.from === period.from && days.to === period.to}
                onClick={() => onChange(days)}
              >
                {label}
              </ToggleButton>
            ))}
          </Group>
          <DateRange label="时间" value={period} onChange={onChange} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
