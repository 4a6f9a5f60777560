import { useState } from 'react';

interface Step<V> {
  /** What was changed; what goes on changing the same is one step. */
  label: string;
  before: V;
}

const mostSteps = 200;

/** A value that is changed step by step, and back. */
export function useHistory<V>(initial: V) {
  const [value, setValue] = useState(initial);
  const [steps, setSteps] = useState<readonly Step<V>[]>([]);
  return {
    value,
    /** What would be undone; "" for nothing. */
    last: steps.at(-1)?.label ?? '',
    change: (label: string, next: V) => {
      if (steps.at(-1)?.label !== label) setSteps([...steps, { label, before: value }].slice(-mostSteps));
      setValue(next);
    },
    /** Takes another value for the beginning. */
    restart: (next: V) => {
      setValue(next);
      setSteps([]);
    },
    undo: () => {
      const step = steps.at(-1);
      if (!step) return false;
      setValue(step.before);
      setSteps(steps.slice(0, -1));
      return true;
    },
  };
}
