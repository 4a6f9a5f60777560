import { Button, Kbd, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Panel } from '../../../components/page/Panel.tsx';
import type { Submission } from '../marks.ts';
import { Dimensions } from './Dimensions.tsx';
import { MarkStatus } from './MarkStatus.tsx';
import { Overall } from './Overall.tsx';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Props {
  submission: Submission;
  draft: CompositionDraft;
  /** Gives the marks and goes to the next student. */
  confirm: () => void;
}

/** What is given for a composition, dimension by dimension, what is said of it, and the button that gives it. */
export const CompositionMarks = ({ submission, draft, confirm }: Props): ReactNode => (
  <Panel
    as="aside"
    label="评分"
    head={<MarkStatus submission={submission} draft={draft} />}
    foot={
      <Button
        fullWidth
        size="md"
        onClick={confirm}
        rightSection={
          <Kbd size="xs" aria-hidden>
            Ctrl ↵
          </Kbd>
        }
      >
        确认 {formatScore(draft.score)} 分{submission.nextId === '' ? '' : '，看下一名'}
      </Button>
    }
  >
    <Stack gap={0} mih="100%">
      <Dimensions draft={draft} />
      <Overall draft={draft} />
    </Stack>
  </Panel>
);
