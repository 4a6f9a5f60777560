import { taskType } from '../../contracts/constants/assignments.ts';
import type { DemandLevel } from '../../contracts/constants/exam-report.ts';
import { questionType } from '../../contracts/constants/questions.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import type { Occasion } from '../answers/occasions.ts';
import { drawPaper, drawSingle, type DraftPaper } from '../answers/papers.ts';
import { sit, yearsAt, type Sheet } from '../answers/sitting.ts';
import { schoolYearOf, termOf } from '../calendar.ts';
import { bankFor, numbered, writePaper, type Paper, type Progress } from '../modules/assignment-papers.ts';
import type { SeededCourse } from '../curriculum.ts';
import type { BankItem } from '../world.ts';
import type { SeededCandidate } from './candidates.ts';
import { createTimeOf, type PlannedExam, type PlannedSubject } from './planned.ts';
import { advantageOf } from './scores.ts';

/** Whether people mark it. */
export const isWritten = ({ questionType: type }: BankItem): boolean =>
  type === questionType.answer || type === questionType.other;

const totalOf = (items: readonly BankItem[]): number => items.reduce((sum, { score }) => sum + score, 0);

/** Whether a question may be worth any whole number of points: blanks share theirs. */
const isRaised = (item: BankItem): boolean => item.questionType !== questionType.fillIn;

/** How many points more a written question gets before choices get any. */
const mostRaised = 6;

/** Points that the questions of a paper get beside their own so that they add up to full marks, written questions first. */
function raises(items: readonly BankItem[], full: number): Map<BankItem, number> {
  const more = new Map(items.map((item) => [item, 0]));
  const written = items.filter(isWritten);
  const order = [
    ...Array.from({ length: mostRaised }, () => written).flat(),
    ...Array.from({ length: full }, () => items.filter(isRaised)).flat(),
  ];
  for (const item of order.slice(0, Math.max(0, full - totalOf(items)))) more.set(item, more.get(item)! + 1);
  return more;
}

/** Raises questions so that a paper adds up to full marks, or to the next round sum where it is above them. */
function raised({ sections }: DraftPaper, full: number): DraftPaper {
  const items = sections.flatMap((section) => section.items);
  const more = raises(items, Math.max(full, Math.ceil(totalOf(items) / 10) * 10));
  const withMore = (item: BankItem) => {
    const points = more.get(item)!;
    // What a written question is worth more, its last point is.
    const rubric = item.rubric.map((worth, index) => (index === item.rubric.length - 1 ? worth + points : worth));
    return { ...item, rubric, score: item.score + points };
  };
  return { sections: sections.map((section) => ({ ...section, items: section.items.map(withMore) })) };
}

/** A composition, where the subject has them and full marks leave room for it. */
function composition(
  { bank, random }: Progress,
  { grade }: PlannedExam,
  { subjectId }: SeededCourse,
  drawn: DraftPaper,
  full: number,
): DraftPaper['sections'] {
  const single = drawSingle(bank.get(`${subjectId}/${grade.gradeId}`) ?? [], 'composition', random);
  const total = totalOf(
    [drawn, single ?? { sections: [] }].flatMap(({ sections }) => sections).flatMap(({ items }) => items),
  );
  return single && total <= full ? single.sections : [];
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
    date,
  };
  const items = bankFor(progress, occasion);
  const drawn = drawPaper(items, 'exam', progress.random);
  if (!drawn) return undefined;
  const draft = raised({ sections: [...drawn.sections, ...composition(progress, exam, course, drawn, full)] }, full);
  const total = totalOf(draft.sections.flatMap((section) => section.items));
  if (isExact && total !== full) return undefined;
  const id = numbered('7', ++progress.world.counts.papers);
  const paper = writePaper(progress, occasion, draft, id, `${exam.name}${course.courseName}`, demandOf);
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
    submitTime: `${date} ${to}:00`,
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
