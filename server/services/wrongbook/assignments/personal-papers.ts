import { practiceModeLabels } from '../../../../contracts/constants/assignments.ts';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { User } from '../../../http/user.ts';
import { insertPaper } from '../papers/write-papers.ts';
import type { Question } from '../questions/questions.queries.ts';
import type { Lessons } from './lessons.ts';
import { choosePractice, type Chosen, type ClassStudent, type Practice } from './practice.ts';

/** A student's questions by type, as sections of a paper. */
export function personalSections(questions: readonly Question[]) {
  const types = [...new Set(questions.map(({ questionType }) => questionType))].sort();
  return types.map((type) => ({
    title: questionTypeLabels[type],
    questions: questions.filter(({ questionType }) => questionType === type),
  }));
}

/** Sections with the numbers of their questions, from 1 through the paper. */
export function numbered(sections: ReturnType<typeof personalSections>) {
  let count = 0;
  return sections.map(({ title, questions }) => ({
    title,
    questions: questions.map((question) => ({ ...question, number: ++count })),
  }));
}

/** Sections as a paper keeps them, each question with the mistake for which it stands. */
function keptSections(chosen: readonly Chosen[]) {
  const practises = new Map(chosen.map((one) => [one.question.id, one.practises]));
  return personalSections(chosen.map(({ question }) => question)).map((section) => ({
    title: section.title,
    questions: section.questions.map(({ id, score }) => ({
      questionId: id,
      score,
      practises: practises.get(id) ?? null,
    })),
  }));
}

/** What practice is made for. */
export interface Personal {
  user: User;
  lessons: Lessons;
  /** Of the work. */
  title: string;
  practice: Practice;
}

/** Makes a paper for each student who has something to practise; the others get no work. */
export function insertPersonalPapers(
  sandbox: Sandbox,
  found: readonly ClassStudent[],
  { user, lessons, title: work, practice }: Personal,
): Map<string, string> {
  const ids = found.map(({ studentId }) => studentId);
  const chosen = choosePractice(sandbox, user, ids, lessons.course.subjectId, practice);
  const papers = new Map<string, string>();
  const common = { ownerId: user.id, schoolId: user.schoolId!, isPersonal: 1, createTime: sandbox.clock.dateTime() };
  const place = { subjectId: lessons.course.subjectId, gradeId: lessons.gradeId };
  const title = `${work}（${practiceModeLabels[practice.practiceMode as 41 | 42]}）`;
  for (const [studentId, questions] of chosen) {
    if (questions.length === 0) continue;
    papers.set(studentId, insertPaper(sandbox, { ...common, ...place, title, sections: keptSections(questions) }));
  }
  return papers;
}
