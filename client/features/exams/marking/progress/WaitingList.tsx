import { Group, Text, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tag } from '../../../../components/page/Tag.tsx';
import styles from '../progress.module.css';
import type { WaitingLine } from './texts.ts';

interface Props {
  lines: readonly WaitingLine[];
  open: (line: WaitingLine) => void;
}

/** What waits for somebody: each line leads to the first of its cases. */
export function WaitingList({ lines, open }: Props): ReactNode {
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <section aria-label="等人处理">
      <Group gap={8} mb={6}>
        <Title order={2} fz={15} lh="inherit">
          等人处理
        </Title>
        {count > 0 && <Tag tone="warn">{count} 件</Tag>}
      </Group>
      {lines.length === 0 && (
        <Text size="sm" c="dimmed">
          没有等人处理的答卷。
        </Text>
      )}
      <ul className={styles.waiting}>
        {lines.map((line) => (
          <li key={line.kind}>
            <UnstyledButton onClick={() => open(line)}>
              <span>
                <b>{line.label}</b>
                <small>{line.where}</small>
              </span>
              <strong>{line.count}</strong>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
