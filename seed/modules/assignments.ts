import { appOf } from '../../contracts/constants/usage.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import { momentsOf, tagOf, type Moments } from '../answers/hours.ts';
import { occasionsOf, type Occasion } from '../answers/occasions.ts';
import { sit, yearsAt } from '../answers/sitting.ts';
import { daysBetween, earlier, termOf } from '../calendar.ts';
import { studentIdOf, type SeedModule } from '../world.ts';
import { numbered, paperFor, progressOf, writePaper, type Paper, type Progress } from './assignment-papers.ts';
import { ownWorkOf } from './own-work.ts';

function assign(progress: Progress, occasion: Occasion): void {
  const paper = paperFor(progress, occasion);
  if (paper) setWork(progress, occasion, paper, numbered('8', ++progress.world.counts.assignments));
}

function setWork(progress: Progress, occasion: Occasion, paper: Paper, id: string): void {
  const { world } = progress;
  const { school, grade, course, teacherId, classes, date } = occasion;
  const moments = momentsOf(occasion, `${paper.id}/${teacherId}`, world.seed);
  const isPublished = moments.published < world.now;
  // What was due yesterday has been handed in, but for those who come late, and marked; it may wait to be published.
  const isIn = (studentId: string): boolean =>
    isPublished || (moments.due < world.now && moments.submitted(studentId) < world.now);
  world.write.assignment({
    id,
    schoolId: school.id,
    teacherId,
    taskType: occasion.taskType,
    title: paper.title,
    paperId: paper.id,
    subjectId: course.subjectId,
    courseId: course.courseId,
    gradeId: grade.gradeId,
    term: termOf(date),
    tag: tagOf(occasion).value,
    dueTime: moments.due,
    createTime: moments.set,
    publishTime: isPublished ? moments.published : '',
  });
  print(progress, occasion, { paper, moments }, id);
  const sitting = {
    assignmentId: id,
    paper,
    years: yearsAt(date, world.now),
    submitTime: moments.submitted,
    subject: hashOf(`${world.seed}/${course.subjectId}`),
    advantage: 0,
  };
  for (const one of classes) {
    world.write.assignmentClass({ assignmentId: id, classId: one.id, className: `${grade.gradeName}${one.number}班` });
    const schoolClass = hashOf(`${world.seed}/${one.id}`);
    const ofClass = { ...sitting, schoolClass };
    for (let seat = 1; seat <= one.students; seat++) {
      const studentId = studentIdOf(one.id, seat);
      sit(progress, { ...ofClass, isOver: isIn(studentId) }, { studentId, classId: one.id });
    }
  }
}

/** As far back as the ledger of use goes, in days. */
const ledgerDays = 365;

/** What each student gets, in pages. */
const pagesEach = 2;

/** Writes down that the work was printed for its classes, as printing does: the record, and its place in the ledger of use. */
function print(
  { world }: Progress,
  occasion: Occasion,
  { paper, moments }: { paper: Paper; moments: Moments },
  assignmentId: string,
): void {
  const { school, course, teacherId, classes, date, taskType } = occasion;
  if (world.size === 'large' || daysBetween(date, world.now) > ledgerDays) return;
  const copies = classes.reduce((sum, one) => sum + one.students, 0);
  const pages = pagesEach * copies;
  const createTime = earlier(moments.printed, world.now);
  world.write.printRecord({
    id: assignmentId,
    schoolId: school.id,
    teacherId,
    assignmentId,
    classId: classes.length === 1 ? classes[0]!.id : null,
    title: paper.title,
    kinds: 'paper',
    paperSize: 'A4',
    action: 'print',
    copies,
    pages,
    createTime,
  });
  world.write.usageEvent({
    schoolId: school.id,
    date,
    kind: 'print',
    app: appOf(taskType),
    subjectId: course.subjectId,
    quantity: pages,
    userId: teacherId,
    createTime,
  });
}

export const assignmentsModule: SeedModule = {
  name: 'assignments',
  title: '作业与作答',
  run(world, random) {
    const progress = progressOf(world, random);
    for (const occasion of occasionsOf(world)) assign(progress, occasion);
    for (const { occasion, draft, paperId, title, assignmentId } of ownWorkOf(progress)) {
      const paper = writePaper(progress, occasion, draft, paperId, title);
      if (assignmentId) setWork(progress, occasion, paper, assignmentId);
    }
  },
};
