import type { ReactNode } from 'react';
import type { Course } from '../../../session/courses.ts';
import { minutesAt } from './auto-timetable.ts';
import type { PlannedSubject } from './plan.ts';
import type { Conflict } from './use-conflicts.ts';
import styles from './setup.module.css';

interface Props {
  subjects: readonly PlannedSubject[];
  courses: readonly Course[];
  conflicts: readonly Conflict[];
}

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

const dayTitle = (date: string): string => `${date.slice(5)} 周${weekdays[new Date(`${date}T00:00:00`).getDay()]}`;

/** The timetable as days beside each other, each subject as high as it is long; what meets another is marked. */
export function TimetablePicture({ subjects, courses, conflicts }: Props): ReactNode {
  const whole = subjects.filter(({ date, from, to }) => date !== '' && from !== '' && to > from);
  if (whole.length === 0) return null;
  const first = Math.floor(Math.min(...whole.map(({ from }) => minutesAt(from))) / 60);
  const last = Math.ceil(Math.max(...whole.map(({ to }) => minutesAt(to))) / 60);
  const days = [...new Set(whole.map(({ date }) => date))].sort();
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div className={styles.timetable} role="region" aria-label="时间表" tabIndex={0}>
      <div className={styles.hours} aria-hidden style={{ height: (last - first) * hourHeight }}>
        {hours.map((hour) => (
          <span key={hour} style={{ top: (hour - first) * hourHeight }}>
            {hour}:00
          </span>
        ))}
      </div>
      {days.map((date) => (
        <section key={date} className={styles.day} aria-label={dayTitle(date)}>
          <h3>{dayTitle(date)}</h3>
          <div
            className={styles.slots}
            style={{ height: (last - first) * hourHeight, backgroundSize: `100% ${hourHeight}px` }}
          >
            {whole
              .filter((subject) => subject.date === date)
              .map((subject) => (
                <Slot key={subject.courseId} subject={subject} first={first} {...{ courses, conflicts, whole }} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const hourHeight = 30;

interface SlotProps extends Omit<Props, 'subjects'> {
  subject: PlannedSubject;
  whole: readonly PlannedSubject[];
  /** The hour at the top. */
  first: number;
}

function Slot({ subject, whole, first, courses, conflicts }: SlotProps): ReactNode {
  const { courseId, date, from, to } = subject;
  const name = courses.find((course) => course.courseId === courseId)?.courseName ?? '科目';
  const meets = conflicts.some(
    (one) => one.date === date && one.from < to && one.to > from && [one.subject, one.other].includes(name),
  );
  const beside = whole.filter((other) => other.date === date && other.from < to && other.to > from);
  const place = beside.indexOf(subject);
  return (
    <div
      className={styles.slot}
      data-meets={meets || undefined}
      style={{
        top: ((minutesAt(from) - first * 60) * hourHeight) / 60,
        height: ((minutesAt(to) - minutesAt(from)) * hourHeight) / 60 - 2,
        left: `${(100 * place) / beside.length}%`,
        width: `calc(${100 / beside.length}% - 4px)`,
      }}
    >
      <b>{name}</b> {from}-{to}
      {meets && ' 冲突'}
    </div>
  );
}
