import { useEffect, useState } from 'react';

/** How long a list stands still after the pointer moved over it. */
const stillFor = 1_500;

/** Such a value, and what holds it. */
export interface Steady<Value> {
  value: Value;
  /** For the element that must not change under the pointer. */
  pointing: { onPointerMove: () => void; onPointerDown: () => void; onPointerLeave: () => void };
}

/** A value that changes all the time, standing still while somebody aims at what shows it: no row moves away under a click. */
export function useSteady<Value>(newest: Value): Steady<Value> {
  const [held, setHeld] = useState<{ value: Value }>();
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), stillFor);
    return () => clearTimeout(timer);
  }, [held]);
  const hold = () => setHeld((before) => ({ value: before ? before.value : newest }));
  return {
    value: held ? held.value : newest,
    pointing: { onPointerMove: hold, onPointerDown: hold, onPointerLeave: () => setHeld(undefined) },
  };
}
