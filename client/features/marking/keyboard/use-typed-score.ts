import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commitTyped, nothingTyped, typeScore, type Typed } from './typed-score.ts';

/** Milliseconds that a first digit waits for a second one, and that a half still goes with the score before it. */
const moment = 1_000;

interface Options {
  full: number;
  addScore: (score: number) => void;
  /** Gives another score in the place of the last one. */
  replaceScore: (score: number) => void;
}

/** A score as it is being typed. */
export interface TypedScore {
  /** The digits that wait for more; "" for none. */
  digits: string;
  /** Why the last key gave no score. */
  refusal: string;
  press: (key: string) => void;
  /** Gives what was typed so far; false where nothing was. */
  commit: () => boolean;
  clear: () => void;
}

/** Reads scores from the keyboard. */
export function useTypedScore({ full, addScore, replaceScore }: Options): TypedScore {
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [refusal, setRefusal] = useState('');
  // What one key does may clear and then commit: the second must know of the first.
  const waiting = useRef(nothingTyped);
  const keep = (next: Typed, refused = '') => {
    waiting.current = next;
    setTyped(next);
    setRefusal(refused);
  };
  const clear = () => keep(nothingTyped);
  const commit = () => {
    const score = commitTyped(waiting.current);
    clear();
    if (score !== undefined) addScore(score);
    return score !== undefined;
  };
  const press = (key: string) => {
    const outcome = typeScore(waiting.current, key, full);
    keep(outcome.typed, outcome.refusal);
    if (outcome.score !== undefined) addScore(outcome.score);
    if (outcome.replacement !== undefined) replaceScore(outcome.replacement);
  };
  const pass = useEffectEvent(() => void commit());
  useEffect(() => {
    if (typed === nothingTyped) return;
    const timer = setTimeout(pass, moment);
    return () => clearTimeout(timer);
  }, [typed]);
  // Whoever leaves in between has given what was typed.
  useEffect(() => () => pass(), []);
  return { digits: typed.digits, refusal, press, commit, clear };
}
