import { practiceMode, practiceModeLabels, taskType } from '../../../../contracts/constants/assignments.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal, type HttpError } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { insertPaper, type NewPaper } from '../papers/write-papers.ts';
import { choosePractice, type Choice } from './choose.ts';
import type { ChosenPaper } from './filling.ts';
import { practiceOf, type Practice } from './practice-rule.ts';
import { sectionsOf } from './sections.ts';
import { meantOf } from './wanted.ts';
import { withdrawnIn } from './withdrawn.ts';

/** Why practice came to nothing. */
function nothingToSet(practice: Practice, { wanted }: Choice): HttpError {
  const { students, rule } = practice;
  const found = new Set(
    students.flatMap(({ studentId }) => meantOf(wanted, studentId).map(({ questionId }) => questionId)),
  );
  if (found.size === 0) return refusal(addAssignment, 'noMistakes');
  const count = withdrawnIn(practice, wanted).filter(({ questionId }) => found.has(questionId)).length;
  if (count === found.size) return refusal(addAssignment, 'allWithdrawn', { count });
  return refusal(addAssignment, rule.practiceMode === practiceMode.extend ? 'noSimilar' : 'noneFits');
}

/** The papers of practice: of everybody alike, or of each by student. */
export interface PracticePapers {
  paperId: string | null;
  of: (studentId: string) => string | undefined;
}

/** Practice and what was chosen for it. */
export interface ChosenPractice {
  practice: Practice;
  choice: Choice;
}

/** Chooses what work of practice consists of; undefined of other work. */
export async function chooseForWork(
  sandbox: Sandbox,
  user: User,
  { taskType: type, courseId, classId, practice: rule }: ParsedOf<typeof addAssignment>,
): Promise<ChosenPractice | undefined> {
  if (type !== taskType.errorNote || !rule) return undefined;
  const practice = practiceOf(sandbox, user, addAssignment, { courseId, classId, practice: rule });
  return { practice, choice: await choosePractice(sandbox, practice) };
}

/** Makes the papers of practice; who has nothing to practise gets none. Call it within a write. */
export function insertPracticePapers(
  sandbox: Sandbox,
  { practice, choice }: ChosenPractice,
  work: string,
): PracticePapers {
  const { user, lessons, rule } = practice;
  const filled = [...choice.papers].filter(([, { chosen }]) => chosen.length > 0);
  if (filled.length === 0) throw nothingToSet(practice, choice);
  const common = {
    ownerId: user.id,
    schoolId: user.schoolId!,
    createTime: sandbox.clock.dateTime(),
    subjectId: lessons.course.subjectId,
    gradeId: lessons.gradeId,
    answerSpace: rule.space,
    title: `${work}（${practiceModeLabels[rule.practiceMode]}）`,
  };
  const add = ({ chosen }: ChosenPaper, isPersonal: number): string =>
    insertPaper(sandbox, { ...common, isPersonal, sections: keptSections(chosen, rule) });
  if (rule.scope === 'class') {
    const paperId = add(filled[0]![1], 0);
    return { paperId, of: (studentId) => (choice.papers.has(studentId) ? paperId : undefined) };
  }
  const papers = new Map(filled.map(([studentId, paper]) => [studentId, add(paper, 1)]));
  return { paperId: null, of: (studentId) => papers.get(studentId) };
}

/** Sections as a paper keeps them, each question with the mistake for which it stands. */
const keptSections = (chosen: ChosenPaper['chosen'], rule: Practice['rule']): NewPaper['sections'] =>
  sectionsOf(chosen, rule).map(({ title, questions }) => ({
    title,
    questions: questions.map(({ item, score, practises }) => ({ questionId: item.id, score, practises })),
  }));
