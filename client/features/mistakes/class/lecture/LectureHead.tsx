import { useInterval } from '@mantine/hooks';
import { IconClock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { now } from '../../../../api/clock.ts';
import { fullClassName } from '../../../../filters/class-name.ts';
import { teacher } from '../../../../session/teacher.ts';
import { discussedText, type Discussed } from '../discussed.ts';
import { elapsedText, lectureSteps } from './stage.ts';
import type { LectureControls } from './use-lecture.ts';
import styles from './lecture.module.css';

interface Props {
  controls: LectureControls;
  points: readonly string[];
  /** When it was talked over; undefined where it was not. */
  discussed: Discussed | undefined;
}

/** What is talked over, how far, which of the questions, and since when. */
export function LectureHead({ controls, points, discussed }: Props): ReactNode {
  const { className, gradeName, courseName } = useSnapshot(teacher);
  const { stage, index, count } = controls;
  const about = [fullClassName({ className, gradeName }), courseName, ...points].join(' · ');
  return (
    <header className={styles.head}>
      <h1 title={about}>
        <b>讲评</b> <span>{about}</span>
      </h1>
      <ol className={styles.steps} aria-label="步骤">
        {lectureSteps.map((name, step) => (
          <li
            key={name}
            aria-current={step === stage.step ? 'step' : undefined}
            data-done={step < stage.step || undefined}
          >
            {step < stage.step && '✓ '}
            {name}
          </li>
        ))}
      </ol>
      {discussed && <span className={styles.discussed}>✓ {discussedText(discussed)}</span>}
      <span className={styles.place}>
        {index + 1}/{count}
      </span>
      <Clock />
    </header>
  );
}

function Clock(): ReactNode {
  const [began] = useState(now);
  const [time, setTime] = useState(began);
  useInterval(() => setTime(now()), 1_000, { autoInvoke: true });
  return (
    <span className={styles.clock}>
      <IconClock aria-hidden />
      {elapsedText(time - began)}
    </span>
  );
}
