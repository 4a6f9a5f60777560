import { questionType } from '../../contracts/constants/questions.ts';
import { templateOf } from '../../server/database/question-template.ts';
import { searchText } from '../../server/database/full-text.ts';
import type { BankChapter, BankCourse, BankGroup, BankQuestion, TypicalMistake } from '../bank/bank.ts';
import { bankCourses } from '../bank/courses.ts';
import { questionsOf } from '../bank/draw.ts';
import { errorsOf } from '../../server/engines/simulation/answering/misconceptions.ts';
import { mistakesOf } from '../bank/misconceptions.ts';
import { courseIdOf } from '../curriculum.ts';
import { drawPast } from '../people.ts';
import type { Random } from '../random.ts';
import type { SeedModule, World } from '../world.ts';

const digits = (number: number, width: number): string => String(number).padStart(width, '0');

/** Marks of a question that does not say what its parts are worth. */
const choiceScore = 3;
const multipleScore = 4;
const blankScore = 3;

/** A question as the bank's table has it, but for where it stands. */
interface Stored {
  questionType: number;
  isMultiple: number;
  options: readonly string[];
  answers: readonly (readonly string[])[];
  rubric: readonly { text: string; score: number }[];
  score: number;
  /** Typical wrong answers: of a choice with its letter. */
  mistakes: readonly TypicalMistake[];
}

const plain = { isMultiple: 0, options: [], rubric: [], mistakes: [] };

/** Options in an order of chance, and the letters of those that are right. */
function choice(
  right: readonly string[],
  wrong: readonly string[],
  mistakes: readonly TypicalMistake[],
  random: Random,
): Pick<Stored, 'options' | 'answers' | 'mistakes'> {
  const left = [...right, ...wrong];
  const options: string[] = [];
  while (left.length > 0) options.push(...left.splice(random.below(left.length), 1));
  const letterOf = (index: number): string => String.fromCharCode(65 + index);
  const letters = options.flatMap((option, index) => (right.includes(option) ? [letterOf(index)] : []));
  const lettered = mistakes.map((one) => ({ ...one, answer: letterOf(options.indexOf(one.answer)) }));
  return { options, answers: [letters], mistakes: lettered };
}

/** The words of a dictation, which are numbered ① and on; undefined for any other answer. */
function wordsOf(answer: string): string[][] | undefined {
  if (!answer.startsWith('①')) return undefined;
  const words = answer.split(/[\u2460-\u2473]/).map((word) => word.trim());
  return words.filter((word) => word !== '').map((word) => [word]);
}

function stored(subjectId: string, question: BankQuestion, random: Random): Stored {
  const mistakes = mistakesOf(subjectId, question);
  switch (question.type) {
    case 'single':
      return {
        ...plain,
        ...choice([question.right], question.wrong, mistakes, random),
        questionType: questionType.choice,
        score: choiceScore,
      };
    case 'multiple':
      return {
        ...plain,
        ...choice(question.right, question.wrong, mistakes, random),
        questionType: questionType.choice,
        isMultiple: 1,
        score: multipleScore,
      };
    case 'fill':
      return {
        ...plain,
        mistakes,
        answers: question.answers,
        questionType: questionType.fillIn,
        score: blankScore * question.answers.length,
      };
    default:
      return {
        ...plain,
        answers: (question.type === 'other' && wordsOf(question.answer)) || [[question.answer]],
        rubric: question.rubric,
        questionType: question.type === 'written' ? questionType.answer : questionType.other,
        score: question.rubric.reduce((sum, { score }) => sum + score, 0),
      };
  }
}

const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

interface Place extends Pick<BankCourse, 'subjectId' | 'stage'> {
  gradeId: string;
  chapter: string;
  pointId: string;
}

/** Where a question stands in a group. */
export interface PlaceInGroup {
  groupId: string;
  groupPosition: number;
}

export const ungrouped = { groupId: null, groupPosition: 0 };

/** Writes the groups of a knowledge point, and tells where in them its questions stand. */
function writeGroups(world: World, { pointId, chapter: _, ...where }: Place, questions: readonly BankQuestion[]) {
  const groups = new Map<BankGroup, { groupId: string; parts: number }>();
  return questions.map(({ group }): PlaceInGroup | typeof ungrouped => {
    if (group === undefined) return ungrouped;
    const known = groups.get(group) ?? { groupId: `${pointId}9${digits(groups.size + 1, 2)}`, parts: 0 };
    if (!groups.has(group)) {
      const { title, passage, transcript, figure } = group;
      const drawn = figure === undefined ? '' : dataUrl(figure);
      const row = {
        id: known.groupId,
        ...where,
        title,
        passage,
        transcript,
        figure: drawn,
        createTime: `${world.schoolYear}-01-01 08:00:00`,
      };
      world.write.questionGroup(row);
    }
    groups.set(group, { ...known, parts: known.parts + 1 });
    return { groupId: known.groupId, groupPosition: known.parts + 1 };
  });
}

function writeQuestion(
  world: World,
  place: Place & (PlaceInGroup | typeof ungrouped),
  id: string,
  question: BankQuestion,
  random: Random,
): void {
  const { pointId, chapter, groupId, groupPosition, ...where } = place;
  const { options, answers, rubric, mistakes, ...rest } = stored(place.subjectId, question, random);
  const { stem, solution, facility, figure } = question;
  const drawInto = 'drawInto' in question && question.drawInto ? 1 : 0;
  const asked = {
    ...rest,
    stem,
    groupId,
    options: JSON.stringify(options),
    figure: figure === undefined ? '' : dataUrl(figure),
  };
  const template = templateOf(asked, [pointId]);
  world.write.question({
    id,
    ...where,
    ...asked,
    drawInto,
    groupPosition,
    solution,
    facility,
    template,
    answers: JSON.stringify(answers),
    rubric: JSON.stringify(rubric),
    mistakes: JSON.stringify(mistakes),
    createTime: drawPast(random, world, 2),
  });
  world.write.questionPoint({ questionId: id, pointId });
  world.write.questionText(
    id,
    searchText(question.group?.passage ?? '', question.group?.transcript ?? '', stem, ...options, solution),
  );
  const { subjectId, gradeId } = where;
  const worth = rubric.map(({ score }) => score);
  const criteria = rubric.map(({ text }) => text);
  const tested = { ...rest, answers, criteria, options: options.length, rubric: worth };
  const isHeard = (question.group?.transcript ?? '') !== '';
  const asks = {
    facility,
    template,
    groupId: groupId ?? '',
    isHeard,
    stem,
    solution,
    errors: errorsOf(pointId, mistakes),
  };
  world.bank.push({ id, subjectId, gradeId, chapter, pointId, ...asks, ...tested });
}

function writeChapter(world: World, course: BankCourse, chapter: BankChapter, number: number, random: Random): void {
  const { subjectId, stage } = course;
  const gradeId = String(chapter.grade);
  const prefix = courseIdOf(stage, subjectId) + digits(number, 2);
  const node = { subjectId, stage, gradeId };
  const chapterId = `${prefix}00`;
  world.write.knowledgePoint({ ...node, id: chapterId, parentId: '', name: chapter.name, position: number * 100 });
  chapter.points.forEach((point, index) => {
    const pointId = prefix + digits(index + 1, 2);
    const position = number * 100 + index + 1;
    world.write.knowledgePoint({ ...node, id: pointId, parentId: chapterId, name: point.name, position });
    const questions = questionsOf(point, random);
    const place = { ...node, chapter: chapter.name, pointId };
    const inGroups = writeGroups(world, place, questions);
    questions.forEach((question, order) =>
      writeQuestion(world, { ...place, ...inGroups[order]! }, pointId + digits(order + 1, 3), question, random),
    );
  });
}

/** What everybody has, whatever schools there are. */
export const questionsModule: SeedModule = {
  name: 'questions',
  title: '题库',
  run(world, random) {
    for (const course of bankCourses) {
      course.chapters.forEach((chapter, index) => writeChapter(world, course, chapter, index + 1, random));
    }
  },
};
