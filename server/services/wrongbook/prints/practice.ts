import { practiceModeLabels } from '../../../../contracts/constants/assignments.ts';
import { mistakeKinds } from '../../../../contracts/constants/printing.ts';
import type { PrintPart } from '../../../engines/printing/document.ts';
import { refusal } from '../../../http/errors.ts';
import { choosePractice } from '../practice/choose.ts';
import type { ChosenPaper } from '../practice/filling.ts';
import { practiceOf, type Rule } from '../practice/practice-rule.ts';
import { sectionsOf } from '../practice/sections.ts';
import { selectStudents } from '../mistakes/students.ts';
import { selectAnyQuestions } from '../questions/questions.queries.ts';
import { givenParts, type Practising } from './books/given.ts';
import { paperPart, type PaperToPrint } from './paper-part.ts';
import { checkKinds, type PrintCall, type PrintRequest, type Printing } from './source.ts';

const ofRule = ['paper', 'answers', ...mistakeKinds] as const;

/** A student with the paper that the rule gives. */
interface Given extends Practising {
  chosen: ChosenPaper['chosen'];
}

/** Practice that is to be printed before it is set, looked up and allowed. */
export interface GivenPractice {
  title: string;
  rule: Rule;
  course: { id: string; name: string; subjectId: string };
  students: readonly Given[];
}

/** Chooses what the rule gives those who are asked for; refuses where it gives nothing. */
export async function practiceOfRule(
  context: Printing,
  call: PrintCall,
  request: PrintRequest,
): Promise<GivenPractice> {
  const { sandbox, user } = context;
  checkKinds(call, request, ofRule);
  const practice = practiceOf(sandbox, user, call, request.practice!);
  const { rule, lessons } = practice;
  const { papers } = await choosePractice(sandbox, practice);
  const numbers = new Map(
    lessons.classIds.flatMap((id) => selectStudents(sandbox, id)).map((one) => [one.studentId, one.studentNo]),
  );
  const students = practice.students
    .filter(({ studentId }) => request.studentId === undefined || studentId === request.studentId)
    .map((student): Given => {
      const { chosen } = papers.get(student.studentId)!;
      const studentNo = numbers.get(student.studentId)!;
      return { ...student, studentNo, formerClass: null, chosen, questionIds: chosen.map(({ item }) => item.id) };
    })
    .filter(({ chosen }) => chosen.length > 0);
  if (students.length === 0) throw refusal<PrintCall>(call, 'nothingGiven');
  const classes = [...new Set(students.map(({ className }) => className))];
  const who = request.studentId === undefined ? classes.join('、') : students[0]!.studentName;
  const title = `${who}${lessons.course.name}${practiceModeLabels[rule.practiceMode]}`;
  return { title, rule, course: lessons.course, students };
}

/** The papers: of each student, or the one of the class. */
function papersOf({ sandbox, user }: Printing, given: GivenPractice, request: PrintRequest): PrintPart[] {
  const { rule, course } = given;
  const title = `${course.name}${practiceModeLabels[rule.practiceMode]}`;
  const kinds = request.kinds.filter((kind) => kind === 'paper' || kind === 'answers');
  const isCommon = rule.scope === 'class';
  const size = request.paperSize === 'B5' ? 'A4' : request.paperSize;
  return given.students.slice(0, isCommon ? 1 : undefined).flatMap((student) => {
    const questions = selectAnyQuestions(sandbox, user, student.questionIds);
    let number = 0;
    const sections = sectionsOf(student.chosen, rule).map((section) => ({
      title: section.title,
      questions: section.questions.map(({ item, score }) => ({ ...questions.get(item.id)!, score, number: ++number })),
    }));
    const paper: PaperToPrint = { title, sections, answerSpace: rule.space };
    const owner = isCommon ? undefined : student;
    return kinds.map((kind) => paperPart(sandbox, paper, { size, withAnswers: kind === 'answers', owner }));
  });
}

/** What is printed of it, in the order of the kinds. */
export async function partsOfRule(
  context: Printing,
  given: GivenPractice,
  request: PrintRequest,
): Promise<(PrintPart | Uint8Array)[]> {
  const { course, rule, students } = given;
  const title = `${course.name}${practiceModeLabels[rule.practiceMode]}`;
  const { kinds, paperSize, wrongAnswers } = request;
  const how = { title, kinds, course, size: paperSize === 'B5' ? 'B5' : 'A4', withWrong: wrongAnswers } as const;
  return [...papersOf(context, given, request), ...(await givenParts(context, how, students))];
}
