import { Stepper } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  steps: readonly string[];
  /** The step that is on, from 0; the number of steps when all are done. */
  current: number;
  /** Goes to a step. */
  onOpen?: (index: number) => void;
  /** Whether a step can be opened. */
  isOpen?: (index: number) => boolean;
}

/** The steps of a task, with the one that is on. */
export function Steps({ steps, current, onOpen, isOpen = () => false }: Props): ReactNode {
  return (
    <Stepper active={current} onStepClick={onOpen} size="xs" iconSize={24} role="group" aria-label="步骤">
      {steps.map((label, index) => (
        <Stepper.Step
          key={label}
          label={label}
          allowStepSelect={isOpen(index)}
          disabled={!isOpen(index)}
          aria-current={index === current ? 'step' : undefined}
        />
      ))}
    </Stepper>
  );
}
