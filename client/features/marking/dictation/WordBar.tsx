import { Button, Group, Kbd, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { Dictation } from './use-dictation.ts';

/** Judges the word at hand, and gives what all come to once none is open. */
export function WordBar({ dictation }: { dictation: Dictation }): ReactNode {
  const { words, at, openCount, score, judge, confirm } = dictation;
  const count = (verdict: string) => words.filter((word) => word.verdict === verdict).length;
  const wrong = words.flatMap(({ verdict, expected, given }, index) =>
    verdict === 'wrong' ? [`${index + 1} ${expected}${given === '' || given === expected ? '' : ` → ${given}`}`] : [],
  );
  return (
    <Stack gap={10}>
      <Text size="sm" c="dimmed">
        对 {count('right')} · 错 {count('wrong')} · 待定 {openCount}
      </Text>
      <Text fw={600}>
        {at + 1} {words[at]?.expected}
      </Text>
      <Group grow gap={8}>
        <Button variant="default" c="green.9" rightSection={<Key name="Y" />} onClick={() => judge(true)}>
          写对了
        </Button>
        <Button variant="default" c="red.9" rightSection={<Key name="X" />} onClick={() => judge(false)}>
          写错了
        </Button>
      </Group>
      {wrong.length > 0 && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {wrong.join('\n')}
        </Text>
      )}
      <Button size="md" disabled={openCount > 0} rightSection={<Key name="空格" />} onClick={confirm}>
        {openCount > 0 ? `还有 ${openCount} 个词待定` : `确认 ${formatScore(score)} 分，看下一份`}
      </Button>
    </Stack>
  );
}

const Key = ({ name }: { name: string }): ReactNode => (
  <Kbd size="xs" ff="inherit" aria-hidden>
    {name}
  </Kbd>
);
