import type { Place, Span } from './place.ts';

/** A learning report to make: of the class, of a student, of some of them at once for print, or the list of who has one. */
export interface LearningTask {
  of: 'learning';
  as: 'students' | 'class' | 'student' | 'print';
  place: Place;
  span: Span;
  /** The day of the report, from which follows what is due. */
  today: string;
  /** One of `student`, any number of `print`, none of the others. */
  studentIds: readonly string[];
}
