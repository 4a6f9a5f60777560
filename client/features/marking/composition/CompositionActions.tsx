import { Button, Kbd } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { SubmissionActions } from '../by-student/SubmissionActions.tsx';

interface Props extends ComponentProps<typeof SubmissionActions> {
  /** Whether the scan is out of the way, and what changes that. */
  fold: { isFolded: boolean; fold: () => void };
}

/** What can be done with a composition as a whole; what was only typed has no scan to fold. */
export const CompositionActions = ({ fold: { isFolded, fold }, ...rest }: Props): ReactNode => (
  <>
    {rest.submission.pages.length > 0 && (
      <Button
        variant="default"
        aria-pressed={isFolded}
        rightSection={
          <Kbd size="xs" aria-hidden>
            S
          </Kbd>
        }
        onClick={fold}
      >
        {isFolded ? '展开原卷' : '收起原卷'}
      </Button>
    )}
    <SubmissionActions {...rest} />
  </>
);
