import { ActionIcon, Button, Group, Kbd } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { ScanPage } from '../scan.ts';
import { settlePage } from './act.ts';
import styles from './desk.module.css';
import type { Acts } from './use-acts.ts';

/** One thing to do about a page, by button or key. */
interface Choice {
  key: string;
  label: string;
  action: 'discard' | 'blank' | 'restore';
}

const discard: Choice = { key: 'd', label: '搁置', action: 'discard' };
const blank: Choice = { key: 'b', label: '空白页', action: 'blank' };

/** What else can be done about a page as it is. */
function choicesOf({ state, isMended }: ScanPage): Choice[] {
  if (state === 'matched') {
    const takeAway: Choice = { ...discard, label: '不作为该生的答卷' };
    return isMended ? [{ key: 'b', label: '退回待处理', action: 'restore' }, takeAway] : [takeAway];
  }
  if (state === 'absent') return isMended ? [{ key: 'b', label: '退回待处理', action: 'restore' }, discard] : [discard];
  if (state === 'discarded' || (state === 'blank' && isMended)) return [{ key: 'b', label: '放回', action: 'restore' }];
  return state === 'blank' ? [discard] : [discard, blank];
}

/** What is done about a page where nobody takes it, and the way back. */
export function QuietActs({ page, acts }: { page: ScanPage; acts: Acts }): ReactNode {
  const choices = choicesOf(page).map((choice) => ({
    ...choice,
    run: () => acts.act(() => settlePage(page, choice.action)),
  }));
  useShortcuts(choices.map(({ key, label, run }) => ({ keys: [key], shown: key.toUpperCase(), label, run })));
  return (
    <Group gap={4} wrap="nowrap" className={styles.quiet}>
      {choices.map(({ key, label, run }) => (
        <Button
          key={key}
          variant="subtle"
          color="gray"
          c="inherit"
          px={8}
          disabled={acts.busy}
          rightSection={<Kbd size="xs">{key.toUpperCase()}</Kbd>}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <ActionIcon
        ml="auto"
        variant="subtle"
        color="gray"
        aria-label="撤销上一步"
        title={acts.last ? `撤销：${acts.last.label}（Ctrl+Z）` : '撤销上一步（Ctrl+Z）'}
        disabled={!acts.last || acts.busy}
        onClick={acts.undo}
      >
        <IconArrowBackUp size={18} />
      </ActionIcon>
    </Group>
  );
}
