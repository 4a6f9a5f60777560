import { defaultThresholds, resultState } from '../../contracts/constants/exams.ts';
import { hashOf, mix } from '../../server/engines/simulation/answering/chance.ts';
import { yearsAt } from '../answers/sitting.ts';
import { dateAfter, termOf } from '../calendar.ts';
import { candidatesOf, examNoPattern, stateOf, writeCandidates, type SeededCandidate } from '../exams/candidates.ts';
import { currentExams } from '../exams/current.ts';
import { pastExams } from '../exams/history.ts';
import { jointPaper, writeItems } from '../exams/items.ts';
import { markedShare, writeMarking } from '../exams/marking.ts';
import { createTimeOf, type PlannedExam, type PlannedSubject } from '../exams/planned.ts';
import { advantageOf, groupOf, scoring } from '../exams/scores.ts';
import { paperOf, writeSheets, writeWork } from '../exams/sheets.ts';
import type { SeededClass, SeedModule, World } from '../world.ts';
import { progressOf, type Progress } from './assignment-papers.ts';

function writeHead(world: World, exam: PlannedExam): void {
  const { id: examId, jointId, name, kind, state, startDate, endDate, ownerId, leaderIds } = exam;
  const settings = {
    thresholds: defaultThresholds,
    examNoPattern: examNoPattern[exam.hasRooms || state === 'planned' ? 'seated' : 'unseated'],
    ...(exam.hasRooms && { isSerpentine: true }),
  };
  const place = { schoolId: exam.school.id, gradeId: exam.grade.gradeId, term: termOf(startDate) };
  const shown = { jointId, name, kind, ownerId, state, startDate, endDate };
  world.write.exam({
    id: examId,
    ...place,
    ...shown,
    settings: JSON.stringify(settings),
    createTime: createTimeOf(world, exam),
  });
  for (const userId of new Set([ownerId, ...leaderIds])) world.write.examLeader({ examId, userId });
  for (const one of exam.classes) {
    const className = `${exam.grade.gradeName}${one.number}班`;
    world.write.examClass({ examId, classId: one.id, className, groupName: groupOf(exam, one) });
  }
}

/** Whether the scores of a subject have come in. */
const isKnown = ({ state }: PlannedExam, { course, hasSheets }: PlannedSubject): boolean =>
  !hasSheets && (state === 'published' || (state === 'marking' && Number(course.subjectId) % 2 === 0));

/** Writes what candidates reached in a subject, which of one with sheets follows from them; the scores that count, by class. */
function writeResults(
  world: World,
  exam: PlannedExam,
  subject: PlannedSubject,
  candidates: readonly SeededCandidate[],
): Map<SeededClass, number[]> {
  const subjectId = subject.course.subjectId;
  const isEntered = isKnown(exam, subject);
  const years = yearsAt(subject.date, world.now);
  const scoreOf = scoring(world, { subject, years, occasion: exam.jointId || exam.id });
  const [ofExam, ofSubject] = [hashOf(exam.id), hashOf(`${exam.id}/${subjectId}`)];
  const classes = new Map(
    exam.classes.map((one) => [
      one,
      { hash: hashOf(`${world.seed}/${one.id}`), advantage: advantageOf(world, exam, one) },
    ]),
  );
  const counted = new Map(exam.classes.map((one): [SeededClass, number[]] => [one, []]));
  for (const { studentId, student, schoolClass } of candidates) {
    const { hash, advantage } = classes.get(schoolClass)!;
    const state = isEntered ? stateOf(mix(student, ofExam), mix(student, ofSubject)) : resultState.sat;
    const score =
      isEntered && (state === resultState.sat || state === resultState.makeUp)
        ? scoreOf(student, hash, advantage)
        : null;
    world.write.examResult({ examId: exam.id, subjectId, studentId, classId: schoolClass.id, state, score });
    if (score !== null && state === resultState.sat) counted.get(schoolClass)!.push(score);
  }
  return counted;
}

/** Share of the classes whose sheets have been scanned already. */
const scanned = 0.6;

/** Writes the sheets of a subject as far as the exam has come. */
function writeOnPaper(
  progress: Progress,
  exam: PlannedExam,
  subject: PlannedSubject,
  candidates: readonly SeededCandidate[],
  publishTime: string,
): { paperId: string; assignmentId: string; full: number } | undefined {
  const { world } = progress;
  const found = paperOf(progress, exam, subject);
  if (!found) return undefined;
  const { paper, full } = found;
  const assignmentId = writeWork(progress, exam, subject, { paper, publishTime });
  const share = exam.state === 'published' ? 1 : (markedShare[subject.course.subjectId] ?? 0);
  const done = new Set(candidates.slice(0, Math.floor(candidates.length * (exam.state === 'scanning' ? 0 : share))));
  const isMarked = (candidate: SeededCandidate) => done.has(candidate);
  const isIn = ({ schoolClass }: SeededCandidate): boolean =>
    exam.state === 'scanning'
      ? schoolClass.number <= exam.classes.length * scanned
      : ['marking', 'published'].includes(exam.state);
  const sheets = writeSheets(progress, exam, subject, { assignmentId, paper }, candidates, { isIn, isMarked });
  if (exam.state === 'marking' && share > 0) writeMarking(world, exam, subject, { paper, sheets }, isMarked);
  return { paperId: paper.id, assignmentId, full };
}

function writeExam(progress: Progress, exam: PlannedExam): void {
  const { world } = progress;
  const candidates = candidatesOf(world, exam);
  writeHead(world, exam);
  writeCandidates(world, exam, candidates);
  const publishTime = exam.state === 'published' ? `${dateAfter(exam.endDate, 4)} 18:40:00` : '';
  exam.subjects.forEach((subject, index) => {
    const { course, date, from, to, hasSheets } = subject;
    const work = hasSheets ? writeOnPaper(progress, exam, subject, candidates, publishTime) : undefined;
    const paper = hasSheets ? undefined : jointPaper(progress, exam, subject);
    world.write.examSubject({
      examId: exam.id,
      subjectId: course.subjectId,
      courseId: course.courseId,
      position: index + 1,
      date,
      fromTime: from,
      toTime: to,
      full: work?.full ?? subject.full,
      way: work ? 'paper' : 'scores',
      paperId: work?.paperId ?? paper?.id ?? null,
      assignmentId: work?.assignmentId ?? null,
      publishTime,
    });
    const counted = writeResults(world, exam, { ...subject, hasSheets: work !== undefined }, candidates);
    if (paper) writeItems(world, exam, subject, paper, counted);
  });
}

export const examsModule: SeedModule = {
  name: 'exams',
  title: '考试',
  run(world, random) {
    const progress = progressOf(world, random);
    for (const exam of pastExams(world)) writeExam(progress, exam);
    if (world.size === 'small' && !world.hasExams) return;
    for (const exam of currentExams(world)) writeExam(progress, exam);
  },
};
