import { and, asc, eq, sql } from 'drizzle-orm';
import { assignments, paperQuestions, submissions } from '../../../database/assignment-tables.ts';
import { answerKeys } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questionGroups, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { MarkingQuestion } from '../../../engines/marking/marker.ts';

const at = sql.placeholder;

const newestKey = (column: 'answers' | 'rubric' | 'version') =>
  sql<string | null>`(select k.${sql.raw(column)} from ${answerKeys} k where k.assignment_id = ${at('assignmentId')}
    and k.question_id = ${questions.id} order by k.version desc limit 1)`;

const queries = prepared((orm) => ({
  head: orm
    .select({
      id: assignments.id,
      title: assignments.title,
      taskType: assignments.taskType,
      schoolId: assignments.schoolId,
      subjectId: assignments.subjectId,
      publishTime: assignments.publishTime,
      examId: assignments.examId,
    })
    .from(assignments)
    .where(and(eq(assignments.id, at('assignmentId')), eq(assignments.isDeleted, 0)))
    .prepare(),
  questions: orm
    .select({
      questionId: questions.id,
      subjectId: questions.subjectId,
      stage: questions.stage,
      questionType: questions.questionType,
      isMultiple: questions.isMultiple,
      stem: questions.stem,
      group: { id: questionGroups.id, title: questionGroups.title },
      material: sql<string>`coalesce(trim(${questionGroups.passage} || char(10) || ${questionGroups.transcript}, char(10)), '')`,
      options: questions.options,
      answers: questions.answers,
      rubric: questions.rubric,
      solution: questions.solution,
      ownScore: questions.score,
      score: sql<number>`max(${paperQuestions.score})`,
      keyVersion: sql<number>`coalesce(${newestKey('version')}, 0)`,
      keyAnswers: newestKey('answers'),
      keyRubric: newestKey('rubric'),
    })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .leftJoin(questionGroups, eq(questionGroups.id, questions.groupId))
    .where(
      sql`${paperQuestions.paperId} in (select s.paper_id from ${submissions} s
        where s.assignment_id = ${at('assignmentId')})`,
    )
    .groupBy(questions.id)
    .orderBy(sql`min(${paperQuestions.position})`, asc(questions.id))
    .prepare(),
}));

/** Work that has not been deleted. */
export const selectWork = (sandbox: Sandbox, assignmentId: string) => queries(sandbox).head.get({ assignmentId });

export type Work = NonNullable<ReturnType<typeof selectWork>>;

/**
 * A question of the work with the key that holds there. Its number is its place in the paper; where each student has a paper
 * of its own, it counts through the questions of all.
 */
export interface WorkQuestion extends MarkingQuestion {
  number: number;
  questionType: 1 | 2 | 3 | 4;
  /** The group that it is a part of. */
  group: { id: string; title: string } | null;
  /** What it is worth in the bank, to which its own rubric adds up. */
  ownScore: number;
}

/** The questions of work in their order, with the keys that hold for it. */
export function selectWorkQuestions(sandbox: Sandbox, { id, taskType }: Pick<Work, 'id' | 'taskType'>): WorkQuestion[] {
  const rows = queries(sandbox).questions.all({ assignmentId: id });
  return rows.map(({ keyAnswers, keyRubric, questionType, isMultiple, options, answers, rubric, ...row }, index) => ({
    ...row,
    taskType,
    number: index + 1,
    questionType: questionType as WorkQuestion['questionType'],
    isMultiple: isMultiple === 1,
    options: JSON.parse(options) as string[],
    answers: JSON.parse(keyAnswers ?? answers) as string[][],
    rubric: JSON.parse(keyRubric ?? rubric) as WorkQuestion['rubric'],
  }));
}
