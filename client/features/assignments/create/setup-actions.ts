import { changePaper } from './paper-actions.ts';
import { dropQuestions, placedIn } from '../../paper-builder/paper-building.ts';
import type { Draft } from './draft-shape.ts';
import { draft } from './draft.ts';
import { isSupported, type Lesson } from './lessons.ts';

/** Changes fields of the draft; what the server refused of it is no longer told. */
export function change(changes: Partial<Omit<Draft, 'sections' | 'paperId'>>): void {
  Object.assign(draft, { refusal: null }, changes);
}

/** Changes how practice is made. */
export const changePractice = (changes: Partial<Draft['practice']>): void =>
  change({ practice: { ...draft.practice, ...changes } });

/** Changes what is read out or written from memory; the question that was made of it no longer fits and leaves the paper. */
export function changeDictation(changes: Partial<Draft['dictation']>): void {
  change({ dictation: { ...draft.dictation, ...changes } });
  changePaper((now) => dropQuestions(now, [draft.dictation.questionId]));
}

const allOf = ({ classes }: Lesson): string[] => classes.map(({ id }) => id);

/** The own classes; who only leads the subject in the grade has all of them. */
function usualOf({ classes }: Lesson): string[] {
  const own = classes.filter(({ isOwn }) => isOwn);
  return (own.length > 0 ? own : classes).map(({ id }) => id);
}

/** What was chosen in one lesson means nothing in another. */
const ofOtherLessons = { studentIds: [], pointId: '' };

/** Chooses course and grade, with the usual classes; questions of another subject go. */
export function chooseLesson(lesson: Lesson): void {
  const isForeign = placedIn(draft.sections).some(({ question }) => question.subjectId !== lesson.subjectId);
  if (isForeign) changePaper(() => []);
  change({ lesson: lesson.key, classIds: usualOf(lesson), practice: { ...draft.practice, ...ofOtherLessons } });
}

/** Ticks or unticks a class. */
export function toggleClass(classId: string): void {
  const without = draft.classIds.filter((id) => id !== classId);
  const classIds = without.length < draft.classIds.length ? without : [...draft.classIds, classId];
  change({ classIds, practice: { ...draft.practice, studentIds: [] } });
}

/**
 * Chooses a lesson where none is chosen, or the chosen one is no longer taught: of those that the type is there for and
 * the questions belong to that of the course at hand, else the first.
 */
export function fitLesson(lessons: readonly Lesson[], courseId: string): void {
  const subject = placedIn(draft.sections)[0]?.question.subjectId;
  const fitting = lessons.filter(
    ({ subjectId }) => isSupported(draft.taskType, subjectId) && (subject === undefined || subjectId === subject),
  );
  const chosen = fitting.find(({ key }) => key === draft.lesson);
  const lesson = chosen ?? fitting.find((one) => one.courseId === courseId) ?? fitting[0];
  if (!lesson) return;
  if (!chosen) return chooseLesson(lesson);
  const classIds = draft.classIds.filter((id) => allOf(lesson).includes(id));
  if (classIds.length < draft.classIds.length) change({ classIds });
}
