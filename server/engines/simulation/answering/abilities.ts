import { mix, normalOf, shareOf } from './chance.ts';

// What a student can do: one number on the scale on which an average student of the grade has 0 and two in three lie
// between -1 and 1. It is made of the class, the student, the subject and the knowledge point, and moves over the years.

/** Standard deviations of what an ability is made of; their squares sum up to about 1. */
const spread = { classInSubject: 0.2, student: 0.8, subject: 0.4, point: 0.45 } as const;

/** Share of students who clearly rise, and who clearly fall, and by how much in a year. */
const turning = { share: 0.08, perYear: 0.55, others: 0.1 } as const;

/** Whom an ability belongs to; numbers stand for ids and are hashes of them. */
export interface Learner {
  student: number;
  schoolClass: number;
  subject: number;
}

/** How much a student's ability changes in a year. */
export function slopeOf(student: number): number {
  const place = shareOf(mix(student, 11));
  if (place < turning.share) return turning.perYear;
  if (place > 1 - turning.share) return -turning.perYear;
  return turning.others * normalOf(mix(student, 12));
}

/** A student's ability in a subject at a time, in years from the middle of what the world knows. */
export const subjectAbility = ({ student, schoolClass, subject }: Learner, years: number): number =>
  spread.classInSubject * normalOf(mix(schoolClass, subject)) +
  spread.student * normalOf(mix(student, 13)) +
  spread.subject * normalOf(mix(student, subject)) +
  slopeOf(student) * years;

/** What a knowledge point adds to or takes from a student's ability in its subject. */
export const pointAbility = (student: number, point: number): number => spread.point * normalOf(mix(student, point));
