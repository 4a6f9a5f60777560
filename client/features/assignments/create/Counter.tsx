import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { today } from '../../../api/clock.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { missingOf, readyText, type Missing } from './missing.ts';
import type { Work } from './use-draft.ts';

/** How many of those that are missing are named. */
const named = 4;

interface Props {
  work: Work;
  /** What there is so far. */
  children?: ReactNode;
}

/** What the work still needs, each with the way to where it is filled, or that it can be looked at. */
export function Counter({ work: { draft, lesson }, children }: Props): ReactNode {
  const missing = missingOf(draft, { lesson, today: today() });
  if (missing.length === 0) {
    return (
      <Group gap={8} wrap="nowrap">
        <Tag tone="good">
          <IconCheck size={12} aria-hidden /> {readyText(draft)}
        </Tag>
        <span>{children}</span>
      </Group>
    );
  }
  return (
    <Group gap={8} wrap="nowrap" aria-label="还缺什么" role="group">
      <Text span size="sm" fw={600} c="#8a5300" flex="none">
        还缺 {missing.length} 项
      </Text>
      {missing.slice(0, named).map((one) => (
        <UnstyledButton key={one.field} fz="sm" onClick={() => lead(one)}>
          <Tag tone="warn">{one.text}</Tag>
        </UnstyledButton>
      ))}
      {missing.length > named && (
        <Text span size="sm" c="dimmed">
          等
        </Text>
      )}
      <Text span size="sm" c="dimmed" truncate>
        {children}
      </Text>
    </Group>
  );
}

/** Goes to the field, in the way that 下一步 goes to the first. */
function lead({ field }: Missing): void {
  const place = document.querySelector<HTMLElement>(`main [data-field="${CSS.escape(field)}"]`);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
