import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { getClassMistake } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { LoadingState } from '../../../components/state/LoadingState.tsx';
import { isChoice, type MistakeDetail } from './answers.ts';
import { OptionShares } from './OptionShares.tsx';
import { TypicalAnswers } from './TypicalAnswers.tsx';
import { CauseDialog } from './CauseDialog.tsx';
import { CauseShares } from './CauseShares.tsx';
import styles from './open.module.css';

type Input = InputOf<typeof getClassMistake>;

/** Answers and causes of a question: what was written side by side with who wrote it, and why. */
export function OpenMistake({ input }: { input: Input }): ReactNode {
  // Not those of the question before.
  const answer = useCall(getClassMistake, input, { keepPreviousData: false });
  return (
    <Loaded answer={answer} what="错题" skeleton={<LoadingState lines={4} height={28} />}>
      {(detail) => (
        <div className={styles.open}>
          {isChoice(detail) ? <OptionShares detail={detail} /> : <TypicalAnswers detail={detail} />}
          <Causes detail={detail} input={input} />
        </div>
      )}
    </Loaded>
  );
}

function Causes({ detail: { causes }, input }: { detail: MistakeDetail; input: Input }): ReactNode {
  return (
    <div>
      <CauseShares causes={causes} />
      <Button size="compact-sm" variant="light" mt={8} onClick={() => void openDialog(<CauseDialog input={input} />)}>
        确认错因
      </Button>
    </div>
  );
}
