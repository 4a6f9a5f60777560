import { minutesFor } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { previewPractice, previewPracticePaper } from '../../../../contracts/wrongbook/practice.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectAnyQuestions } from '../questions/questions.queries.ts';
import { choosePractice, type Choice } from './choose.ts';
import type { Chosen, ChosenPaper } from './filling.ts';
import type { Practice } from './practice-rule.ts';
import { scored } from './scores.ts';
import { sectionsOf } from './sections.ts';
import { Shortfalls, type Shortfall } from './shortfalls.ts';
import { meantOf } from './wanted.ts';
import { withdrawnIn } from './withdrawn.ts';

type Preview = DataOf<typeof previewPractice>;
type Paper = DataOf<typeof previewPracticePaper>;

/** How much a paper is. */
function amountsOf(chosen: readonly Chosen[], rule: Practice['rule']) {
  const placed = scored(chosen, rule);
  return {
    questionCount: chosen.length,
    minutes: chosen.reduce((sum, { item }) => sum + minutesFor(item), 0),
    score: totalScore(placed.map(({ score }) => score)),
  };
}

/** What the bank lacks for some papers together. */
function together(papers: readonly ChosenPaper[]): Shortfall[] {
  const all = new Shortfalls();
  for (const { shortfall } of papers) for (const one of shortfall) all.count(one);
  return all.list;
}

function commonOf({ papers, metCount }: Choice, { rule }: Practice): Preview['common'] {
  if (metCount === undefined) return null;
  const [paper] = papers.values();
  return { ...amountsOf(paper?.chosen ?? [], rule), metCount };
}

/** What practice would give each student. */
export async function practicePreview(sandbox: Sandbox, practice: Practice): Promise<Preview> {
  const choice = await choosePractice(sandbox, practice);
  const { papers, wanted } = choice;
  const students = practice.students.map((student) => {
    const { chosen, shortfall } = papers.get(student.studentId)!;
    const own = new Set(meantOf(wanted, student.studentId).map(({ questionId }) => questionId));
    return {
      ...student,
      mistakeCount: own.size,
      ownCount: chosen.filter(({ item, practises }) => own.has(practises ?? item.id)).length,
      ...amountsOf(chosen, practice.rule),
      shortfall: [...shortfall],
    };
  });
  const distinct = [...new Set(papers.values())];
  return {
    students,
    common: commonOf(choice, practice),
    shortfall: together(distinct),
    withdrawn: withdrawnIn(practice, wanted),
  };
}

/** The paper that practice would give a student; of one for the class any student's is that of all. */
export async function practicePaper(sandbox: Sandbox, practice: Practice): Promise<Paper> {
  const { user, rule } = practice;
  const { papers } = await choosePractice(sandbox, practice);
  const [paper] = papers.values();
  const { chosen, shortfall } = paper ?? { chosen: [], shortfall: [] };
  const questions = selectAnyQuestions(
    sandbox,
    user,
    chosen.map(({ item }) => item.id),
  );
  let number = 0;
  const sections = sectionsOf(chosen, rule).map((section) => ({
    title: section.title,
    questions: section.questions.map(({ item, score, practises, chance, studentCount, dueDate }) => ({
      ...questions.get(item.id)!,
      number: ++number,
      score,
      practises: practises ?? '',
      chance: chance(),
      studentCount,
      dueDate,
    })),
  }));
  return { ...amountsOf(chosen, rule), sections, shortfall: [...shortfall] };
}
