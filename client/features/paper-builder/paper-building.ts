import { questionTypeLabels } from '../../../contracts/constants/questions.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { runsOf } from '../../../contracts/headings.ts';
import type { addPaper } from '../../../contracts/wrongbook/papers.ts';
import type { Question } from '../question-bank/question/question.ts';
import { besideSiblings, blockOf, blocksIn, type Block } from './blocks.ts';
import { groupKind, type PaperSection, type PaperSections, type PlacedQuestion, type SavedPaper } from './paper.ts';

// A paper while it is being built: pure functions from sections to sections.

/** All questions of a paper in their order. */
export const placedIn = (sections: PaperSections): PlacedQuestion[] => sections.flatMap(({ questions }) => questions);

/** Ids of the questions in a paper. */
export const idsIn = (sections: PaperSections): Set<string> =>
  new Set(placedIn(sections).map(({ question }) => question.id));

/** The numbers of questions, from 1 through the paper, by id. */
export const numbersIn = (sections: PaperSections): Map<string, number> =>
  new Map(placedIn(sections).map(({ question }, index) => [question.id, index + 1]));

/** The numbers of questions that differ only in numbers, template by template. */
export function twinsIn(sections: PaperSections): number[][] {
  const byTemplate = new Map<string, number[]>();
  for (const [index, { question }] of placedIn(sections).entries()) {
    if (question.template === '') continue;
    byTemplate.set(question.template, [...(byTemplate.get(question.template) ?? []), index + 1]);
  }
  return [...byTemplate.values()].filter(({ length }) => length > 1);
}

const withQuestions = (section: PaperSection, questions: readonly PlacedQuestion[]): PaperSection => ({
  ...section,
  questions,
});

const freshId = (sections: PaperSections, prefix: string): string => {
  let count = 1;
  while (sections.some(({ id }) => id === `${prefix}-${count}`)) count += 1;
  return `${prefix}-${count}`;
};

/**
 * Adds questions at the end of the section of their type, which is made where there is none; those that are in already stay
 * where they are. A group stays together, and comes together with what is there of it.
 */
export const addQuestions = (sections: PaperSections, questions: readonly Question[]): PaperSections =>
  runsOf(questions, ({ group }) => group?.id).reduce(addRun, sections);

function addRun(sections: PaperSections, run: readonly Question[]): PaperSections {
  const known = idsIn(sections);
  const placed = run.filter(({ id }) => !known.has(id)).map((question) => ({ question, score: question.score }));
  if (placed.length === 0) return sections;
  const groupId = run[0]!.group?.id;
  const beside =
    groupId && sections.find(({ questions }) => questions.some(({ question }) => question.group?.id === groupId));
  if (beside) return put(sections, beside, placed.reduce(besideSiblings, [...beside.questions]));
  const kind = kindOf(run);
  const home = sections.findLast((section) => section.kind === kind);
  if (home) return put(sections, home, [...home.questions, ...placed]);
  const title = kind === groupKind ? '阅读与综合题' : questionTypeLabels[kind];
  return insertByKind(sections, { id: freshId(sections, `type${kind}`), title, kind, questions: placed });
}

/** The type of questions, or that of groups of several. */
const kindOf = ([first, ...rest]: readonly Question[]) =>
  rest.every(({ questionType }) => questionType === first!.questionType) ? first!.questionType : groupKind;

const put = (sections: PaperSections, home: PaperSection, questions: readonly PlacedQuestion[]): PaperSections =>
  sections.map((section) => (section === home ? withQuestions(section, questions) : section));

/** PaperSections of a type stand in the order of types: 选择题, 填空题, 解答题. */
function insertByKind(sections: PaperSections, section: PaperSection): PaperSections {
  const after = sections.findIndex(({ kind }) => kind > section.kind);
  const place = after < 0 ? sections.length : after;
  return [...sections.slice(0, place), section, ...sections.slice(place)];
}

/** A section of a type that has lost its last question goes; one that somebody made stays. */
const withoutEmpty = (sections: PaperSections): PaperSections =>
  sections.filter(({ kind, questions }) => kind === 0 || questions.length > 0);

/** The sections of a paper that consists of one question, worth what it is worth itself. */
export const onlyQuestion = (question: Question, title: string): PaperSections => [
  { id: 'only', title, kind: question.questionType, questions: [{ question, score: question.score }] },
];

/** Takes questions out. */
export const dropQuestions = (sections: PaperSections, ids: readonly string[]): PaperSections =>
  withoutEmpty(without(sections, ids));

const without = (sections: PaperSections, ids: readonly string[]): PaperSections =>
  sections.map((section) =>
    section.questions.some(({ question }) => ids.includes(question.id))
      ? withQuestions(
          section,
          section.questions.filter(({ question }) => !ids.includes(question.id)),
        )
      : section,
  );

const homeOf = (sections: PaperSections, questionId: string): PaperSection | undefined =>
  sections.find(({ questions }) => questions.some(({ question }) => question.id === questionId));

/** What moves as one with a question of a paper: the parts of its group beside it, or it alone. */
export const blockIn = (sections: PaperSections, questionId: string): Block | undefined =>
  blockOf(homeOf(sections, questionId)?.questions ?? [], questionId);

/** The ids with those of all parts of their groups that the paper holds. */
export function withParts(sections: PaperSections, ids: readonly string[]): string[] {
  const all = placedIn(sections).map(({ question }) => question);
  const groups = new Set(all.flatMap(({ id, group }) => (group && ids.includes(id) ? group.id : [])));
  return all.filter(({ id, group }) => ids.includes(id) || (group && groups.has(group.id))).map(({ id }) => id);
}

/**
 * Moves a question, with the parts of its group beside it, to a place of a section. Places are counted from 0 among the blocks
 * that are there without it: nothing comes between the parts of a group.
 */
export function moveQuestion(
  sections: PaperSections,
  questionId: string,
  sectionId: string,
  place: number,
): PaperSections {
  const block = blockIn(sections, questionId);
  if (!block || !sections.some(({ id }) => id === sectionId)) return sections;
  const ids = block.map(({ question }) => question.id);
  return withoutEmpty(
    without(sections, ids).map((section) =>
      section.id === sectionId
        ? withQuestions(section, blocksIn(section.questions).toSpliced(place, 0, block).flat())
        : section,
    ),
  );
}

/** Moves a question, or its group, past the one above (-1) or below (1) within its section; at the end it stays. */
export function shiftQuestion(sections: PaperSections, questionId: string, by: -1 | 1): PaperSections {
  const home = homeOf(sections, questionId);
  if (!home) return sections;
  const blocks = blocksIn(home.questions);
  const place = blocks.findIndex((block) => block.some(({ question }) => question.id === questionId));
  const target = place + by;
  if (target < 0 || target >= blocks.length) return sections;
  return put(sections, home, blocks.toSpliced(place, 1).toSpliced(target, 0, blocks[place]!).flat());
}

/** Puts a question in the place of another, with the score that the other had there. */
export const replaceQuestion = (sections: PaperSections, questionId: string, question: Question): PaperSections =>
  mapPlaced(sections, (placed) => (placed.question.id === questionId ? { ...placed, question } : placed));

/** Puts what a group has become in its place; parts that stay keep their scores. */
export function replaceGroup(sections: PaperSections, groupId: string, parts: readonly Question[]): PaperSections {
  const old = placedIn(sections).filter(({ question }) => question.group?.id === groupId);
  const scores = new Map(old.map(({ question, score }) => [question.id, score]));
  const placed = parts.map((question) => ({ question, score: scores.get(question.id) ?? question.score }));
  return sections.map((section) =>
    section.questions.some((one) => old.includes(one))
      ? withQuestions(
          section,
          section.questions.flatMap((one) => {
            if (!old.includes(one)) return one;
            return one === old[0] ? placed : [];
          }),
        )
      : section,
  );
}

/** Says what a question is worth. */
export const setScore = (sections: PaperSections, questionId: string, score: number): PaperSections =>
  mapPlaced(sections, (placed) => (placed.question.id === questionId ? { ...placed, score } : placed));

/** Says what each question of a section is worth. */
export const setSectionScore = (sections: PaperSections, sectionId: string, score: number): PaperSections =>
  sections.map((section) =>
    section.id === sectionId
      ? withQuestions(
          section,
          section.questions.map((placed) => ({ ...placed, score })),
        )
      : section,
  );

const mapPlaced = (sections: PaperSections, change: (placed: PlacedQuestion) => PlacedQuestion): PaperSections =>
  sections.map((section) => withQuestions(section, section.questions.map(change)));

/** Gives a section another title. */
export const renameSection = (sections: PaperSections, sectionId: string, title: string): PaperSections =>
  sections.map((section) => (section.id === sectionId ? { ...section, title } : section));

/** Adds an empty section that takes any question. */
export const addSection = (sections: PaperSections, title: string): PaperSections => [
  ...sections,
  { id: freshId(sections, 'own'), title, kind: 0, questions: [] },
];

/** Takes a section out with its questions. */
export const removeSection = (sections: PaperSections, sectionId: string): PaperSections =>
  sections.filter(({ id }) => id !== sectionId);

/** Moves a section one place up (-1) or down (1); at the end it stays. */
export function shiftSection(sections: PaperSections, sectionId: string, by: -1 | 1): PaperSections {
  const place = sections.findIndex(({ id }) => id === sectionId);
  const section = sections[place];
  const target = place + by;
  if (!section || target < 0 || target >= sections.length) return sections;
  return sections.toSpliced(place, 1).toSpliced(target, 0, section);
}

/** The sections of a paper that has been saved. */
export const sectionsOf = ({ sections }: Pick<SavedPaper, 'sections'>): PaperSection[] =>
  sections.map(({ title, questions }, index) => {
    const kinds = new Set(questions.map(({ questionType }) => questionType));
    return {
      id: `saved-${index + 1}`,
      title,
      kind: kinds.size === 1 ? [...kinds][0]! : questions.every(({ group }) => group) ? groupKind : 0,
      questions: questions.map(({ number: _, ...question }) => ({ question, score: question.score })),
    };
  });

/** The questions of a saved paper. */
export const questionsOf = ({ sections }: SavedPaper): Question[] =>
  sections.flatMap(({ questions }) => questions.map(({ number: _, ...question }) => question));

/** PaperSections as they are saved; those without questions are left out. */
export const fieldsOf = (sections: PaperSections): InputOf<typeof addPaper>['sections'] =>
  sections
    .filter(({ questions }) => questions.length > 0)
    .map(({ title, questions }) => ({
      title,
      questions: questions.map(({ question, score }) => ({ questionId: question.id, score })),
    }));
