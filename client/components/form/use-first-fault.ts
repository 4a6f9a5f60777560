import { useEffect, useState } from 'react';

/** Fields that are wrong, and what stands for those that are missing altogether. */
const faults = 'main [aria-invalid="true"], main [data-fault]';

/** Brings the first fault of the screen into sight and puts the focus on it, once what is wrong has been marked. */
export function useFirstFault(): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const first = document.querySelector<HTMLElement>(faults);
    // In the middle, as the bar at the end of the window covers what is only just in sight.
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [asked]);
  return () => setAsked((times) => times + 1);
}
