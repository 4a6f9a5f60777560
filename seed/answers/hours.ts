import { assignmentTags, taskType } from '../../contracts/constants/assignments.ts';
import { hashOf, mix, shareOf } from '../../server/engines/simulation/answering/chance.ts';
import { dateAfter } from '../calendar.ts';
import { schoolDayFrom, schoolDayUpTo } from '../school-days.ts';
import type { Occasion } from './occasions.ts';

// When people do what they do: lessons end when they end, sheets are collected over a morning, some come late, and work is
// published when whoever marks it has found the time.

/** Minutes of the day at which lessons end. */
const lessonEnds = [8 * 60 + 40, 9 * 60 + 30, 10 * 60 + 40, 11 * 60 + 30, 14 * 60 + 40, 15 * 60 + 30, 16 * 60 + 30];

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment of a day, from minutes since midnight. */
const at = (date: string, minutes: number): string => {
  const seconds = Math.round(minutes * 60);
  return `${date} ${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/** The tags of work that is done in the lesson itself. */
const inLesson: readonly string[] = ['inClass', 'quiz'];

/** The first two grades have no written homework: what they do, they do in class. */
const withoutHomework: readonly string[] = ['1', '2'];

/** What a few questions are for, in turn: the end of a lesson, homework, or a test. */
const short = [0, 1, 2, 1].map((place) => assignmentTags[place]!);

/** What more questions are for: a week or a month, or what is taken together. */
const long = [3, 4].map((place) => assignmentTags[place]!);

/** Whether work reviews what several lessons were about. */
export const isLong = ({ isShort, isOften, index }: Occasion): boolean => !isShort && isOften && index > 1;

/**
 * The occasion that work is tagged with: where there is work often, by how much it asks and in turn, what others set once in a
 * term differs between subjects and grades.
 */
export function tagOf(occasion: Occasion): (typeof assignmentTags)[number] {
  const { index, isOften, isShort, grade, course, taskType: type } = occasion;
  if (withoutHomework.includes(grade.gradeId)) return assignmentTags[0];
  if (type === taskType.composition) return assignmentTags[1];
  if (type === taskType.dictationPractice) return assignmentTags[0];
  if (isShort) return short[(index + (isOften ? 0 : grade.position + Number(course.subjectId))) % short.length]!;
  if (isLong(occasion)) return long[index % long.length]!;
  const first = isOften ? 0 : grade.position + Number(course.subjectId);
  return assignmentTags[(first + index) % assignmentTags.length]!;
}

/** Share of homework for which there is a day more. */
const longerTime = 0.25;

/** Shares of students who bring work later in the day, and only on the next school day. */
const late = { sameDay: 0.06, nextDay: 0.03 } as const;

/** The moments of some work; all are hashed, so that nothing else changes with them. */
export interface Moments {
  set: string;
  printed: string;
  /** Until when it is to be handed in: the end of a day. */
  due: string;
  published: string;
  /** When a student hands it in. */
  submitted: (studentId: string) => string;
}

/** When the paper of work for a day was made: after lessons or in the evening of the school day before. */
export function paperTime(date: string, key: string): string {
  const chance = hashOf(`${key}/paper`);
  const hours = [15 * 60, 19 * 60 + 20][chance % 2]!;
  return at(schoolDayUpTo(dateAfter(date, -1)), hours + 130 * shareOf(mix(chance, 1)));
}

/** When an occasion's work is set and printed, by when and when it is handed in, and when its scores are published. */
export function momentsOf(occasion: Occasion, key: string, seed: number): Moments {
  const { date } = occasion;
  const chance = hashOf(`${seed}/${key}/hours`);
  const share = (salt: number): number => shareOf(mix(chance, salt));
  const end = lessonEnds[Math.floor(share(1) * lessonEnds.length)]!;
  const isInLesson = inLesson.includes(tagOf(occasion).value);
  // What is done in a lesson is set before it; homework is set when the lesson has ended.
  const set = isInLesson ? end - 42 : end + 2 + share(2) * 20;
  const collected = isInLesson ? date : schoolDayFrom(dateAfter(date, 1));
  const nextDay = schoolDayFrom(collected, 1);
  const due = !isInLesson && share(6) < longerTime ? nextDay : collected;
  const marked = schoolDayFrom(due, 1 + Math.floor(share(3) * 1.6));
  // Over lunch, after lessons, or in the evening.
  const published = [12 * 60 + 20, 16 * 60 + 50, 19 * 60 + 30][Math.floor(share(4) * 3)]! + share(5) * 70;
  return {
    set: at(date, set),
    printed: at(date, set + 1 + share(7) * 6),
    due: `${due} 23:59:59`,
    published: at(marked, published),
    submitted: (studentId) => {
      const own = mix(hashOf(studentId), chance);
      const place = shareOf(mix(own, 1));
      const within = shareOf(mix(own, 2));
      if (isInLesson) return at(date, end - 4 * within);
      if (place < late.nextDay) return at(nextDay, 7 * 60 + 20 + 40 * within);
      if (place < late.nextDay + late.sameDay) return at(collected, 11 * 60 + 50 + 280 * within);
      // Most lie on the desk before the first lesson, the others come in with its break.
      return at(collected, 7 * 60 + 10 + 125 * within ** 1.7);
    },
  };
}
