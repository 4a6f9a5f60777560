import { Button, Group, SegmentedControl } from '@mantine/core';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { useWords } from '../words.ts';
import { openSetClock } from './set-dialog.tsx';
import type { ClockShown, useClock } from './use-clock.ts';

const speeds = [1, 60, 1_440];

/** Lets a clock go or stand, faster or slower, and be set. */
export function ClockActs({ clock, shown }: { clock: ReturnType<typeof useClock>; shown: ClockShown }) {
  const { say } = useWords();
  const { rate } = shown;
  const options = [...new Set([...speeds, ...(rate > 0 ? [rate] : [])])].map((n) => ({
    value: String(n),
    label: say('{n} 倍', { n }),
  }));
  return (
    <Group gap={4}>
      <SegmentedControl
        size="xs"
        aria-label={say('时钟')}
        value={rate === 0 ? 'still' : 'goes'}
        onChange={(value) => clock.move({ rate: value === 'still' ? 0 : 1 })}
        data={[
          { value: 'goes', label: say('走') },
          { value: 'still', label: say('冻结') },
        ]}
      />
      {rate > 0 && (
        <FilterSelect
          label={say('快慢')}
          width={72}
          options={options}
          value={rate}
          onChange={(value) => clock.move({ rate: Number(value) })}
        />
      )}
      <Button
        variant="default"
        size="compact-sm"
        px={6}
        flex="none"
        onClick={() => void openSetClock(clock.sandbox, shown.time)}
      >
        {say('拨到…')}
      </Button>
    </Group>
  );
}
