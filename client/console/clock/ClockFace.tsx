import { Group, Text } from '@mantine/core';
import { useWords, type Say } from '../words.ts';
import type { ClockShown } from './use-clock.ts';

const weekdayOf = (day: string, say: Say): string =>
  say('周日,周一,周二,周三,周四,周五,周六').split(',')[new Date(`${day}T00:00:00`).getDay()]!;

/** What a clock shows: time, day, weekday, and the term that follows from it. */
export function ClockFace({ shown: { time, term }, large = false }: { shown: ClockShown; large?: boolean }) {
  const { say } = useWords();
  const [day = '', hours = ''] = time.split(' ');
  return (
    <div>
      <Group gap={8} align="baseline" wrap="nowrap" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Text span fz={large ? 32 : 18} fw={600} lh={1.4}>
          {large ? hours : hours.slice(0, 5)}
        </Text>
        <Text span fz={large ? 'md' : 'xs'} c="dimmed">
          {large ? day : day.slice(5)} {weekdayOf(day, say)}
        </Text>
      </Group>
      <Text fz={large ? 'sm' : 'xs'} c="dimmed">
        {say(term.endsWith('01') ? '学期默认 {year} 学年第一学期' : '学期默认 {year} 学年第二学期', {
          year: term.slice(0, 4),
        })}
      </Text>
    </div>
  );
}
