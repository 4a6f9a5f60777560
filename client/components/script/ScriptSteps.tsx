import { useState } from 'react';
import styles from './script.module.css';

interface Step {
  title: string;
  minutes: number;
  clicks: string;
  says: string;
}

interface Props {
  steps: readonly Step[];
  /** The places of those that have been shown. */
  ticked: readonly number[];
  onTick: (ticked: number[]) => void;
}

/** The steps of a script: what to click, what to say, and which have been shown. It stands in pages without the product's styles too. */
export function ScriptSteps({ steps, ticked, onTick }: Props) {
  const [ticks, setTicks] = useState(ticked);
  const current = steps.findIndex((_, place) => !ticks.includes(place));
  const toggle = (place: number) => {
    const next = ticks.includes(place) ? ticks.filter((one) => one !== place) : [...ticks, place];
    setTicks(next);
    onTick(next);
  };
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, minutes, clicks, says }, place) => (
        <li key={title} aria-current={place === current ? 'step' : undefined}>
          <label className={styles.step}>
            <input type="checkbox" checked={ticks.includes(place)} onChange={() => toggle(place)} />
            <span className={styles.mark} aria-hidden>
              {ticks.includes(place) ? '✓' : place + 1}
            </span>
            <strong>{title}</strong>
            <span className={styles.minutes}>{minutes} 分钟</span>
          </label>
          <p>{clicks}</p>
          {says !== '' && <p className={styles.says}>“{says}”</p>}
        </li>
      ))}
    </ol>
  );
}
