import katex from 'katex';
import { all, create } from 'mathjs';
import { Random } from '../../random.ts';
import { withoutMarks } from '../../../contracts/rich-text.ts';
import { askedBy, type BankCourse, type BankPoint, type BankQuestion, type Check } from '../bank.ts';
import { questionsOf } from '../draw.ts';

// What every folder's test asks of its questions. Each check gives what breaks it, so that a test expects an empty list.

/** A knowledge point and where it stands in the curriculum. */
export interface PlacedPoint extends BankPoint, Pick<BankCourse, 'subjectId' | 'stage'> {
  grade: number;
  chapter: string;
}

/** All knowledge points of the courses. */
export const pointsOf = (courses: readonly BankCourse[]): PlacedPoint[] =>
  courses.flatMap(({ subjectId, stage, chapters }) =>
    chapters.flatMap(({ name, grade, points }) =>
      points.map((point) => ({ ...point, subjectId, stage, grade, chapter: name })),
    ),
  );

/** How many questions a world gets of these points. */
export const sizeOf = (points: readonly BankPoint[]): number =>
  points.reduce(
    (sum, { questions, templates }) =>
      sum + questions.length + templates.reduce((total, { count }) => total + count, 0),
    0,
  );

/** Everything that is asked in a world of that seed. */
export const worldOf = (points: readonly PlacedPoint[], seed: number): BankQuestion[] =>
  points.flatMap((point) => questionsOf(point, new Random(seed, `${point.subjectId}/${point.name}`)));

/** The worlds of so many seeds, from 1 up. */
export const worldsOf = (points: readonly PlacedPoint[], count: number): BankQuestion[][] =>
  Array.from({ length: count }, (_, index) => worldOf(points, index + 1));

/** Every question of the worlds, those that are the same in several only once. */
export const distinctIn = (worlds: readonly BankQuestion[][]): BankQuestion[] => [
  ...new Map(worlds.flat().map((question) => [askedBy(question), question])).values(),
];

/** All that a person reads of a question, without marks; of a blank the usual answer. */
export const textsOf = (question: BankQuestion): string[] => writtenIn(question).map(withoutMarks);

function writtenIn(question: BankQuestion): string[] {
  const { stem, solution, group } = question;
  const common = [...(group ? [group.passage, group.transcript].filter((one) => one !== '') : []), stem, solution];
  if ('right' in question) return [...common, ...[question.right, question.wrong].flat()];
  if ('answers' in question) return [...common, ...question.answers.map(([usual = '']) => usual)];
  return [...common, question.answer, ...question.rubric.map(({ text }) => text)];
}

/** Questions that break a rule, by the beginning of what they ask. */
export const broken = (questions: readonly BankQuestion[], isBroken: (question: BankQuestion) => boolean): string[] =>
  questions.filter(isBroken).map(({ stem }) => stem.slice(0, 60));

/** Points whose grade does not belong to their stage. */
export function pointsAstray(points: readonly PlacedPoint[]): string[] {
  const grades = { primary: [1, 6], junior: [7, 9], senior: [10, 12] } as const;
  return points
    .filter(({ stage, grade }) => grade < grades[stage][0] || grade > grades[stage][1])
    .map(({ name }) => name);
}

const repeated = (items: readonly string[]): string[] => items.filter((item, index) => items.indexOf(item) !== index);

/** Points that a subject names twice. */
export const repeatedPoints = (points: readonly PlacedPoint[]): string[] =>
  repeated(points.map(({ subjectId, name }) => `${subjectId} ${name}`));

/** What is asked twice in one world. */
export const repeatedStems = (worlds: readonly BankQuestion[][]): string[] =>
  worlds.flatMap((questions) => repeated(questions.map(askedBy)));

/** Choices without four or more options that all differ, or a multiple one without two right options and a wrong one. */
export const withPoorOptions = (questions: readonly BankQuestion[]): string[] =>
  broken(questions, (question) => {
    if (!('right' in question)) return false;
    const options = [question.right, question.wrong].flat().map((option) => option.trim());
    const few = question.type === 'multiple' && (question.right.length < 2 || question.wrong.length === 0);
    return few || options.length < 4 || options.includes('') || new Set(options).size !== options.length;
  });

/** Blanks that are not as many as their answers, in a question of another type, or with an answer that is empty. */
export const withPoorBlanks = (questions: readonly BankQuestion[]): string[] =>
  broken(questions, (question) => {
    const blanks = question.stem.match(/_{4,}/g)?.length ?? 0;
    const answers = 'answers' in question ? question.answers : [];
    const poor = (answer: string) => answer === '' || answer !== answer.trim();
    return blanks !== answers.length || answers.some((ways) => ways.length === 0 || ways.some(poor));
  });

/** Choices without the bracket that the letter goes into, and others that have one. */
export const withPoorBrackets = (questions: readonly BankQuestion[]): string[] =>
  broken(questions, (question) => question.stem.split('（　　）').length !== ('right' in question ? 2 : 1));

/** Written answers without 2 to 4 whole marks that add up to 5 to 14; `isFree` says which have a scale of their own. */
export const withPoorRubrics = (
  questions: readonly BankQuestion[],
  isFree: (question: BankQuestion) => boolean = () => false,
): string[] =>
  broken(questions, (question) => {
    if (!('rubric' in question)) return false;
    const { answer, rubric } = question;
    const sum = rubric.reduce((total, { score }) => total + score, 0);
    const sane = isFree(question) || (sum >= 5 && sum <= 14);
    const whole = rubric.every(({ score }) => Number.isInteger(score) && score > 0);
    return answer === '' || rubric.length < 2 || rubric.length > 4 || !sane || !whole;
  });

/** Questions with a text that is empty or holds what code left in it. */
export const withPoorTexts = (questions: readonly BankQuestion[]): string[] =>
  broken(questions, (question) =>
    textsOf(question).some((text) => text.trim() === '' || /NaN|undefined|Infinity|\[object/.test(text)),
  );

/** Questions without a solution that can be followed. */
export const withPoorSolutions = (questions: readonly BankQuestion[]): string[] =>
  broken(questions, ({ solution }) => solution.length < 15);

/** Questions whose facility cannot be. */
export const withPoorFacility = (questions: readonly BankQuestion[]): string[] =>
  broken(questions, ({ facility }) => facility < 0.2 || facility > 0.95);

/** Words for an option by its letter. */
const lettered = /[选项][A-D](?![a-z])|[A-D] ?项/;

/** Words for options by their place; a series or a polynomial has first and last terms too: 前两项和, 最后一项的符号. */
const placed =
  /[前后][两二三]个?选?项(?!之?和|的[和积符系])|最后一(?:个选项|项(?!的))|第[一二三四]个?选项|(?:其余|其他|另外|余下|剩下|以上)[两二三几各]?个?选?项(?:依次|分别)/;

/** Choices whose solution names an option by its letter or place, though options are shuffled. */
export const withLetteredOptions = (questions: readonly BankQuestion[]): string[] =>
  broken(
    questions,
    (question) => 'right' in question && (lettered.test(question.solution) || placed.test(question.solution)),
  );

/** Questions that show a picture which is not whole, or speak of one and have none. */
export const withPoorFigures = (questions: readonly BankQuestion[]): string[] =>
  broken(questions, ({ stem, figure }) => {
    if (figure === undefined) return /如图|下图/.test(stem);
    const [opened, closed] = [figure.match(/<\w/g)?.length, figure.match(/<\/|\/>/g)?.length];
    return !/^<svg [^>]*viewBox=/.test(figure) || opened !== closed || /NaN|undefined|href/.test(figure);
  });

const math = create(all!, { number: 'BigNumber', precision: 64 });

/** Whether an expression of mathjs has the value that another one has, to thirty digits; units must agree. */
export function holds({ expression, equals }: Check): boolean {
  const left: unknown = math.evaluate(expression);
  const right: unknown = math.evaluate(equals);
  if (typeof left === 'boolean' || typeof right === 'boolean') return left === right;
  const isZero = math.isBigNumber(right) && right.isZero();
  const distance: unknown = math.evaluate(isZero ? 'abs(left)' : 'abs((left - right) / right)', { left, right });
  return Number(String(distance)) < 1e-30;
}

const holdsAtAll = (check: Check): boolean => {
  try {
    return holds(check);
  } catch {
    return false;
  }
};

/** Checks that do not hold or cannot be read. */
export const failingChecks = (questions: readonly BankQuestion[]): string[] =>
  questions
    .flatMap(({ check = [] }) => check)
    .filter((check) => !holdsAtAll(check))
    .map(({ expression, equals }) => `${expression} = ${equals}`);

/** Questions that speak of marked words and mark none, and texts with a brace outside of formulas, as a mark that is not closed leaves it. */
export const withPoorMarks = (questions: readonly BankQuestion[]): string[] =>
  broken(
    questions,
    (question) =>
      (/(?<!文不)加点|画(?:横|波浪)?线的?(?:部分|句|词|字|语)/.test(question.stem) &&
        !writtenIn(question).some((text) => text !== withoutMarks(text))) ||
      textsOf(question).some((text) => /[{}]/.test(withoutFormulas(text))),
  );

const withoutFormulas = (text: string): string => text.replace(/\$[^$]*\$/g, '');

/** Where groups stand in the name of a compound: 1,3-丁二烯. */
const positions = /\d(?:,\d)+-/g;

/** Texts with Western punctuation outside of formulas; decimal points are none, nor are the numbers in the name of a compound. */
export const withWesternPunctuation = (texts: readonly string[]): string[] =>
  texts.filter((text) => /[,;:?!()'"]|(?<!\d)\.|\.(?!\d)/.test(withoutFormulas(text).replace(positions, '')));

/** Texts with Western punctuation or a space beside a Chinese character, for those that are partly English. */
export const withWesternBesideChinese = (texts: readonly string[]): string[] =>
  texts.filter((text) => /[一-鿿][,;:?!()"]|[,;:?!("][一-鿿]|[一-鿿]\.|[一-鿿] [一-鿿]/.test(text));

/** Texts with a dollar sign, a bracket or a quotation mark that has no partner. */
export const withUnpairedSigns = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      text.split('$').length % 2 === 0 ||
      ['（）', '“”', '《》', '‘’'].some((pair) => text.split(pair[0]!).length !== text.split(pair[1]!).length),
  );

/** Formulas that KaTeX cannot set, and Chinese in them outside of `\text`. */
export function unreadableFormulas(texts: readonly string[]): string[] {
  const formulas = new Set(texts.flatMap((text) => text.split('$').filter((_, index) => index % 2 === 1)));
  return [...formulas].filter((formula) => {
    try {
      katex.renderToString(formula, { throwOnError: true, strict: 'error' });
      return false;
    } catch {
      return true;
    }
  });
}
