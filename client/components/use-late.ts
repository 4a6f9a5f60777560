import { useEffect, useState } from 'react';

/** Milliseconds of waiting that nobody needs to be told about. */
const patience = 150;

/** Turns true when something has been going on for a while, and false at once when it ends. */
export function useLate(going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [going]);
  return going && late;
}
