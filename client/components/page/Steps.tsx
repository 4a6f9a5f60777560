import { Stepper } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  steps: readonly string[];
  /** The step that is on, from 0; the number of steps when all are done. */
  current: number;
  /** Goes to a step; without it the steps only tell how far the task is. */
  onOpen?: (index: number) => void;
  /** Whether a step can be opened. */
  isOpen?: (index: number) => boolean;
}

// The library takes every step for a button and hands on what is not its own: one that leads nowhere is none.
const passive: object = { component: 'div' };

/** The steps of a task, with the one that is on. */
export function Steps({ steps, current, onOpen, isOpen = () => false }: Props): ReactNode {
  const kind = (label: string, index: number): object =>
    onOpen ? { 'aria-label': label, disabled: !isOpen(index) } : passive;
  return (
    <Stepper active={current} onStepClick={onOpen} size="xs" iconSize={24} role="group" aria-label="步骤">
      {steps.map((label, index) => (
        <Stepper.Step
          key={label}
          label={label}
          allowStepSelect={isOpen(index)}
          aria-current={index === current ? 'step' : undefined}
          {...kind(label, index)}
        />
      ))}
    </Stepper>
  );
}
