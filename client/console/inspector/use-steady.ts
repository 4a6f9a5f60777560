import { useEffect, useRef, useState } from 'react';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(undefined);
  };
  // What is held stays the same object, so that moving on draws nothing anew.
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(letGo, stillFor);
    setHeld((before) => before ?? { value: newest });
  };
  return {
    value: held ? held.value : newest,
    pointing: { onPointerMove: hold, onPointerDown: hold, onPointerLeave: letGo },
  };
}
