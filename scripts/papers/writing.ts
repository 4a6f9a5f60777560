import { allGrades, coursesOf } from '../../seed/curriculum.ts';
import { mainSubjects, timetableOf, type PlannedExam } from '../../seed/exams/planned.ts';
import { paperOf } from '../../seed/exams/sheets.ts';
import { personaIds } from '../../seed/landmarks.ts';
import { progressOf } from '../../seed/modules/assignment-papers.ts';
import { Random } from '../../seed/random.ts';
import type { SeededGrade } from '../../seed/curriculum.ts';
import type { World } from '../../seed/world.ts';

/** A paper that has been written, and what its file is called. */
export interface Sample {
  paperId: string;
  file: string;
  /** How long it is sat. */
  minutes: number;
}

/** Minutes as they are usual: the youngest have an hour, and the main subjects longer than the others. */
function minutesOf({ stage, gradeId }: SeededGrade, subjectId: string): number {
  if (stage === 'primary') return Number(gradeId) < 3 ? 60 : 90;
  if (stage === 'senior' && subjectId === '1') return 150;
  return mainSubjects.includes(subjectId) ? 120 : 90;
}

/** The day on which they are sat: the first term has been taught. */
const date = '2027-01-12';

const examOf = (world: World, grade: SeededGrade): PlannedExam => ({
  id: '',
  jointId: '',
  name: `${grade.gradeName}期末考试 `,
  kind: 'final',
  school: world.schools.find(({ stage }) => stage === grade.stage)!,
  grade,
  classes: [],
  state: 'printed',
  startDate: date,
  endDate: date,
  subjects: [],
  ownerId: personaIds.teacher,
  leaderIds: [],
  hasRooms: false,
});

/** Writes a final exam of every subject and grade. */
export function writePapers(world: World): Sample[] {
  const progress = progressOf(world, new Random(world.seed, 'sample-papers'));
  return allGrades.flatMap((grade) => {
    const exam = examOf(world, grade);
    return timetableOf(grade, coursesOf(grade), () => date).flatMap((subject) => {
      const found = paperOf(progress, exam, subject);
      const file = `${grade.gradeId.padStart(2, '0')}-${subject.course.courseName}`;
      const minutes = minutesOf(grade, subject.course.subjectId);
      return found ? [{ paperId: found.paper.id, file, minutes }] : [];
    });
  });
}
