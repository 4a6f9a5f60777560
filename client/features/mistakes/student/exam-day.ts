import { useSearchParams } from 'react-router-dom';
import { today } from '../../../api/clock.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { keepPreference, readPreference } from '../../../components/preferences.ts';
import { dayOf } from '../../../components/days.ts';
import type { Lesson } from '../use-lesson.ts';

/** The day of a lesson's next exam, as whoever teaches it has said. */
export interface ExamDay {
  /** "" while nobody has said so, and once it is over. */
  day: string;
  /** The first day that can be chosen. */
  first: string;
  set: (day: string) => void;
}

/** Keeps the day for each lesson on this machine, and in the address, by which others see the same. */
export function useExamDay({ classId, courseId }: Lesson): ExamDay {
  const [address, setAddress] = useSearchParams();
  const name = `exam-day-${classId}-${courseId}`;
  const first = dayOf(today());
  const known = address.get('on') ?? readPreference(name) ?? '';
  return {
    day: known >= first ? known : '',
    first,
    set: (day) => {
      keepPreference(name, day);
      setAddress(
        changeAddress(address, { on: day, ...(address.get('state') === 'fading' && day === '' && { state: '' }) }),
      );
    },
  };
}
