import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../components/page/ActionBar.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { useAction } from '../../../components/use-action.ts';
import type { Steps } from './use-steps.ts';

interface Props {
  steps: Steps;
  /** Done before going on; false stays. */
  before?: (() => Promise<boolean>) | undefined;
  /** What has come of the step so far. */
  children?: ReactNode;
}

/** The bar below each step: what there is so far, what is wrong, and the ways back and on. */
export function StepFooter({
  steps: { faults, goBack, goOn, stay, all, current },
  before,
  children,
}: Props): ReactNode {
  const isLast = all.at(-1)?.key === current;
  const { run: next, busy } = useAction(async () => {
    if (!before || (await before())) goOn();
    else stay();
  });
  useShortcuts([{ keys: ['Ctrl+Enter'], label: '下一步', run: () => !isLast && void next(), whileTyping: true }]);
  return (
    <ActionBar note={children}>
      {faults[''] !== undefined && (
        <Text span size="sm" c="red.9" role="alert">
          {faults['']}
        </Text>
      )}
      {goBack && (
        <Button variant="default" onClick={goBack}>
          上一步
        </Button>
      )}
      {!isLast && (
        <Button loading={busy} onClick={() => void next()}>
          下一步
        </Button>
      )}
    </ActionBar>
  );
}
