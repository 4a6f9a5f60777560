import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { practiceMode } from '../../../../contracts/constants/assignments.ts';
import { assignments, paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { localDateTime } from '../../../database/clock.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, students } from '../../../database/tables.ts';
import { selectAnyQuestions, selectSimilar, type Question, type Reader } from '../questions/questions.queries.ts';

const at = sql.placeholder;

/** What practice is made from: mistakes of the last days in a subject, and how many a student gets at most. */
export interface Practice {
  practiceMode: number;
  days: number;
  perStudent: number;
}

/** A student of the classes that get work. */
export interface ClassStudent {
  studentId: string;
  studentName: string;
  classId: string;
  className: string;
}

/** How many similar questions are looked at for each mistake. */
const similarSize = 12;

const day = 86_400_000;

const queries = prepared((orm) => ({
  students: orm
    .select({
      studentId: students.id,
      studentName: students.name,
      classId: schoolClasses.id,
      className: fullClassName,
    })
    .from(students)
    .innerJoin(schoolClasses, eq(schoolClasses.id, students.classId))
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(and(inArray(students.classId, listed('classIds')), eq(students.isDeleted, 0), eq(students.status, 0)))
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position), asc(students.studentNo))
    .prepare(),
  answered: orm
    .select({
      studentId: submissions.studentId,
      /** The mistake for which it was practised, or itself. */
      questionId: sql<string>`coalesce(${paperQuestions.practises}, ${paperQuestions.questionId})`,
      answeredId: paperQuestions.questionId,
      /** Null where nobody knows yet: it is not marked, or its scores are not published. */
      isRight: sql<number | null>`iif(${assignments.publishTime} = '' or ${responses.score} is null, null,
        round(${paperQuestions.score} - ${responses.score}, 4) <= 0)`,
      submitTime: submissions.submitTime,
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .innerJoin(responses, eq(responses.submissionId, submissions.id))
    .innerJoin(
      paperQuestions,
      and(eq(paperQuestions.paperId, submissions.paperId), eq(paperQuestions.position, responses.position)),
    )
    .where(
      and(
        inArray(submissions.studentId, listed('studentIds')),
        eq(assignments.subjectId, at('subjectId')),
        eq(assignments.isDeleted, 0),
      ),
    )
    .orderBy(desc(submissions.submitTime), asc(responses.position))
    .prepare(),
}));

/** Students in school of some classes, class by class and by student number. */
export const selectClassStudents = (sandbox: Sandbox, classIds: readonly string[]): ClassStudent[] =>
  queries(sandbox).students.all({ classIds: JSON.stringify(classIds) });

/** What a student answered: questions whose latest answer is wrong and of the last days, newest first, and all ever. */
interface Answered {
  wrong: string[];
  judged: Set<string>;
  all: Set<string>;
}

function answeredBy(
  sandbox: Sandbox,
  studentIds: readonly string[],
  subjectId: string,
  days: number,
): Map<string, Answered> {
  const since = localDateTime(sandbox.clock.now() - days * day);
  const rows = queries(sandbox).answered.all({ studentIds: JSON.stringify(studentIds), subjectId });
  const answered = new Map<string, Answered>(
    studentIds.map((id) => [id, { wrong: [], judged: new Set(), all: new Set() }]),
  );
  for (const { studentId, questionId, answeredId, isRight, submitTime } of rows) {
    const { wrong, judged, all } = answered.get(studentId)!;
    all.add(answeredId);
    // The newest answer that is judged comes first and decides whether the question has been understood since.
    if (isRight === null || judged.has(questionId)) continue;
    judged.add(questionId);
    if (!isRight && submitTime >= since) wrong.push(questionId);
  }
  return answered;
}

/** Finds questions like those that were answered wrongly, each looked up once for all students. */
function finder(sandbox: Sandbox, reader: Reader, questions: Map<string, Question>) {
  const found = new Map<string, Question[]>();
  return (id: string): Question[] => {
    const known = found.get(id) ?? selectSimilar(sandbox, reader, questions.get(id)!, similarSize);
    found.set(id, known);
    return known;
  };
}

/** A question to practise, with the mistake for which it stands; null where it is the mistake itself. */
export interface Chosen {
  question: Question;
  practises: string | null;
}

function extended({ wrong, all }: Answered, similarTo: (id: string) => Question[], most: number): Chosen[] {
  const chosen = new Map<string, Chosen>();
  for (const id of wrong) {
    if (chosen.size >= most) break;
    const fresh = similarTo(id).find((one) => !all.has(one.id) && !chosen.has(one.template));
    if (fresh) chosen.set(fresh.template, { question: fresh, practises: id });
  }
  return [...chosen.values()];
}

/** The newest of each template: nobody practises the same question twice with other numbers. */
const oneOfEach = (questions: readonly Question[]): Chosen[] =>
  [...grouped(questions, ({ template }) => template).values()].map(([question]) => ({
    question: question!,
    practises: null,
  }));

/** What asks about one passage stands together, so that the passage is printed once. */
const together = (chosen: readonly Chosen[]): Chosen[] =>
  [...grouped(chosen, ({ question: { id, group } }) => (group ? `group ${group.id}` : id)).values()].flat();

/**
 * Questions for each student by id: the mistakes themselves (41), or for each of them another question of the same kind on
 * the same knowledge points that the student has not met (42).
 */
export function choosePractice(
  sandbox: Sandbox,
  reader: Reader,
  studentIds: readonly string[],
  subjectId: string,
  practice: Practice,
): Map<string, Chosen[]> {
  const answered = answeredBy(sandbox, studentIds, subjectId, practice.days);
  const ids = new Set([...answered.values()].flatMap(({ wrong }) => wrong));
  const questions = selectAnyQuestions(sandbox, reader, [...ids]);
  const similarTo = finder(sandbox, reader, questions);
  const chosenFor = (one: Answered): Chosen[] =>
    practice.practiceMode === practiceMode.consolidate
      ? oneOfEach(one.wrong.map((id) => questions.get(id)!)).slice(0, practice.perStudent)
      : extended(one, similarTo, practice.perStudent);
  return new Map([...answered].map(([studentId, one]) => [studentId, together(chosenFor(one))]));
}
