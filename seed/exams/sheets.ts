import { taskType } from '../../contracts/constants/assignments.ts';
import type { DemandLevel } from '../../contracts/constants/exam-report.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import type { Occasion } from '../answers/occasions.ts';
import { partsOf } from '../answers/exam-parts.ts';
import { isWritten, totalOf, withFull, withMarks } from '../answers/marks.ts';
import { drawPaper, drawSingle, type DraftPaper } from '../answers/papers.ts';
import { sit, yearsAt, type Sheet } from '../answers/sitting.ts';
import { schoolYearOf, termOf } from '../calendar.ts';
import { bankFor, givenTo, numbered, writePaper, type Paper, type Progress } from '../modules/assignment-papers.ts';
import type { BankItem } from '../world.ts';
import type { SeededCandidate } from './candidates.ts';
import { createTimeOf, type PlannedExam, type PlannedSubject } from './planned.ts';
import { advantageOf } from './scores.ts';

/** The paper of a draft: with a composition, where the subject has them and full marks leave room for it. */
function withComposition({ bank, random }: Progress, shelf: string, drawn: DraftPaper, full: number): DraftPaper {
  const single = drawSingle(bank.get(shelf) ?? [], 'composition', random);
  const whole = single && withFull({ sections: [...drawn.sections, ...single.sections] }, full);
  return whole ?? withMarks(drawn, full);
}

/** What a question asks for, by how many solve it: whoever sets an exam says so of each. */
function demandOf({ facility }: BankItem): DemandLevel {
  if (facility >= 0.8) return 'know';
  if (facility >= 0.7) return 'understand';
  return facility >= 0.55 ? 'master' : 'apply';
}

/** The paper of a subject, and what it adds up to; undefined where the bank has too little, or not exactly the full marks that are asked. */
export function paperOf(
  progress: Progress,
  exam: PlannedExam,
  { course, date, full }: PlannedSubject,
  isExact = false,
): { paper: Paper; full: number } | undefined {
  const { school, grade, classes, ownerId: teacherId } = exam;
  const occasion: Occasion = {
    school,
    grade,
    course,
    teacherId,
    classes,
    taskType: taskType.examProcess,
    year: schoolYearOf(date),
    index: 0,
    isOften: true,
    isShort: false,
    planned: date,
    date,
  };
  const items = bankFor(progress, occasion);
  const drawn = drawPaper(items, 'exam', progress.random, givenTo(progress, occasion));
  if (!drawn) return undefined;
  const draft = withComposition(progress, `${course.subjectId}/${grade.gradeId}`, drawn, full);
  const total = totalOf(draft.sections.flatMap((section) => section.items));
  if (isExact && total !== full) return undefined;
  const id = numbered('7', ++progress.world.counts.papers);
  const sections = partsOf(draft.sections, { subjectId: course.subjectId, stage: grade.stage });
  const paper = writePaper(progress, occasion, { sections }, id, `${exam.name}${course.courseName}`, demandOf);
  return { paper, full: total };
}

/** Makes a subject the work that it is. */
export function writeWork(
  { world }: Progress,
  exam: PlannedExam,
  { course, date }: PlannedSubject,
  { paper, publishTime }: { paper: Paper; publishTime: string },
): string {
  const id = numbered('8', ++world.counts.assignments);
  world.write.assignment({
    id,
    schoolId: exam.school.id,
    teacherId: exam.ownerId,
    taskType: taskType.examProcess,
    title: `${exam.name} ${course.courseName}`,
    paperId: paper.id,
    subjectId: course.subjectId,
    courseId: course.courseId,
    gradeId: exam.grade.gradeId,
    term: termOf(date),
    tag: 'stage',
    examId: exam.id,
    createTime: createTimeOf(world, exam),
    publishTime,
  });
  for (const one of exam.classes)
    world.write.assignmentClass({
      assignmentId: id,
      classId: one.id,
      className: `${exam.grade.gradeName}${one.number}班`,
    });
  return id;
}

/** What follows from how far an exam has come: whose sheets are in, and whether written answers have their marks. */
interface Progressed {
  isIn: (candidate: SeededCandidate) => boolean;
  isMarked: (candidate: SeededCandidate) => boolean;
}

/** Writes the sheets of a subject; those that were handed in, by their candidates. */
export function writeSheets(
  progress: Progress,
  exam: PlannedExam,
  { course, date, to }: PlannedSubject,
  work: { assignmentId: string; paper: Paper },
  candidates: readonly SeededCandidate[],
  { isIn, isMarked }: Progressed,
): Map<SeededCandidate, Sheet> {
  const { world } = progress;
  const sitting = {
    ...work,
    years: yearsAt(date, world.now),
    submitTime: () => `${date} ${to}:00`,
    subject: hashOf(`${world.seed}/${course.subjectId}`),
  };
  const sheets = new Map<SeededCandidate, Sheet>();
  for (const candidate of candidates) {
    const { schoolClass, studentId } = candidate;
    const sheet = sit(
      progress,
      {
        ...sitting,
        isOver: isIn(candidate),
        schoolClass: hashOf(`${world.seed}/${schoolClass.id}`),
        advantage: advantageOf(world, exam, schoolClass),
        isOpen: ({ item }) => isWritten(item) && !isMarked(candidate),
      },
      { studentId, classId: schoolClass.id },
    );
    if (sheet) sheets.set(candidate, sheet);
  }
  return sheets;
}
