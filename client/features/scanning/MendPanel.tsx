import { Button, Kbd } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useShortcut } from '../../components/shortcuts.ts';
import { AssignForm } from './AssignForm.tsx';
import type { Point } from './PagePicture.tsx';
import type { Mend, ScanPage } from './scan.ts';
import { mend } from './scan-actions.ts';
import styles from './scanning.module.css';

interface Props {
  page: ScanPage;
  corners: readonly Point[] | undefined;
  onCorners: (corners: readonly Point[] | undefined) => void;
}

/** One thing to do about the page, by button or key. */
interface Choice {
  key: string;
  label: string;
  input: Mend;
}

/** What can be done at once about a page as it is, the usual first. */
function choicesOf({ id: pageId, state, rivalId, submissionId, isMended }: ScanPage): Choice[] {
  const discard: Choice = {
    key: 'd',
    label: rivalId === '' ? '搁置' : '保留已有的',
    input: { pageId, action: 'discard' },
  };
  const restore: Mend = { pageId, action: 'restore' };
  if (state === 'matched') {
    return isMended
      ? [{ key: 'b', label: '退回待处理', input: restore }]
      : [{ key: 'd', label: '不作为该生的答卷', input: { pageId, action: 'discard' } }];
  }
  if (state === 'discarded') return [{ key: 'b', label: '放回', input: restore }];
  const takes: Choice[] =
    rivalId === '' ? [] : [{ key: 'r', label: '换成这一页', input: { pageId, action: 'replace' } }];
  const own: Choice[] =
    rivalId === '' && submissionId !== ''
      ? [{ key: 'a', label: '归到原来的学生', input: { pageId, action: 'assign' } }]
      : [];
  return rivalId === '' ? [...own, discard] : [discard, ...takes];
}

/** What can be done about a page: at once, or after a student has been chosen. */
export function MendPanel({ page, corners, onCorners }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const run = async (input: Mend) => {
    if (busy) return;
    setBusy(true);
    // Where the corners are is told with whatever the page is read for.
    const pointed = corners?.length === 4 && (input.action === 'assign' || input.action === 'replace');
    await mend(pointed ? { ...input, corners: [...corners] } : input).finally(() => setBusy(false));
  };
  const [isOthers, setIsOthers] = useState(page.rivalId === '' && page.state !== 'matched');
  return (
    <div className={styles.panel}>
      <div className={styles.buttons}>
        {choicesOf(page).map((choice, index) => (
          <ChoiceButton key={choice.key} choice={choice} isFirst={index === 0} busy={busy} run={run} />
        ))}
        {!isOthers && (
          <Button variant="subtle" onClick={() => setIsOthers(true)}>
            是别的学生的
          </Button>
        )}
        {page.state === 'unreadable' && (
          <Button variant="subtle" onClick={() => onCorners(corners === undefined ? [] : undefined)}>
            {corners === undefined ? '在图上点出四角' : '不点四角'}
          </Button>
        )}
      </div>
      {isOthers && <AssignForm page={page} busy={busy} run={run} />}
    </div>
  );
}

interface ButtonProps {
  choice: Choice;
  isFirst: boolean;
  busy: boolean;
  run: (input: Mend) => Promise<void>;
}

function ChoiceButton({ choice: { key, label, input }, isFirst, busy, run }: ButtonProps): ReactNode {
  useShortcut(key, label, () => void run(input));
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      loading={busy}
      rightSection={<Kbd size="xs">{key.toUpperCase()}</Kbd>}
      onClick={() => void run(input)}
    >
      {label}
    </Button>
  );
}
