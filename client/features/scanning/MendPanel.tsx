import { Button, Group, Kbd, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useShortcut } from '../../components/shortcuts.ts';
import { useAction } from '../../components/use-action.ts';
import { AssignForm } from './AssignForm.tsx';
import type { Mend, ScanPage } from './scan.ts';
import { mend } from './scan-actions.ts';
import type { Point } from './ScanPicture.tsx';

interface Props {
  page: ScanPage;
  corners: readonly Point[] | undefined;
  onCorners: (corners: readonly Point[] | undefined) => void;
}

/** One thing to do about the page, by button or key. */
interface Choice {
  key: string;
  label: string;
  action: Mend['action'];
}

/** What can be done at once about a page as it is, the usual first. */
function choicesOf({ state, rivalId, submissionId, isMended }: ScanPage): Choice[] {
  if (state === 'matched' && isMended) return [{ key: 'b', label: '退回待处理', action: 'restore' }];
  if (state === 'matched') return [{ key: 'd', label: '不作为该生的答卷', action: 'discard' }];
  if (state === 'discarded') return [{ key: 'b', label: '放回', action: 'restore' }];
  if (rivalId !== '')
    return [
      { key: 'd', label: '保留已有的', action: 'discard' },
      { key: 'r', label: '换成这一页', action: 'replace' },
    ];
  const discard: Choice = { key: 'd', label: '搁置', action: 'discard' };
  return submissionId === '' ? [discard] : [{ key: 'a', label: '归到原来的学生', action: 'assign' }, discard];
}

/** Setting a page aside is what is left when nobody is found, unless the student's page is there already. */
const isUsual = (action: Mend['action'], { state, rivalId }: ScanPage): boolean =>
  action !== 'discard' || state === 'matched' || rivalId !== '';

/** What can be done about a page: at once, or after a student has been chosen. */
export function MendPanel({ page, corners, onCorners }: Props): ReactNode {
  const { run, busy } = useAction(mend);
  const [isOthers, setIsOthers] = useState(page.rivalId === '' && page.state !== 'matched');
  const onMend = async (input: Mend): Promise<void> => {
    if (busy) return;
    // Where the corners are is told with whatever the page is read for.
    const isPointed = corners?.length === 4 && (input.action === 'assign' || input.action === 'replace');
    await run(isPointed ? { ...input, corners: [...corners] } : input);
  };
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {choicesOf(page).map(({ action, ...choice }, index) => (
          <ChoiceButton
            key={choice.key}
            shortcut={choice.key}
            label={choice.label}
            isFirst={index === 0 && isUsual(action, page)}
            busy={busy}
            onChoose={() => void onMend({ pageId: page.id, action })}
          />
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
      </Group>
      {isOthers && <AssignForm page={page} busy={busy} onMend={onMend} />}
    </Stack>
  );
}

interface ButtonProps {
  shortcut: string;
  label: string;
  isFirst: boolean;
  busy: boolean;
  onChoose: () => void;
}

function ChoiceButton({ shortcut, label, isFirst, busy, onChoose }: ButtonProps): ReactNode {
  useShortcut(shortcut, label, onChoose);
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      loading={busy}
      rightSection={<Kbd size="xs">{shortcut.toUpperCase()}</Kbd>}
      onClick={onChoose}
    >
      {label}
    </Button>
  );
}
