import { questionTypeLabels } from '../../../contracts/constants/questions.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { addPaper } from '../../../contracts/wrongbook/papers.ts';
import type { Question } from '../question-bank/question/question.ts';
import type { Paper, Placed, Section } from './paper.ts';

// A paper while it is being built: pure functions from sections to sections.

type Sections = readonly Section[];

/** All questions of a paper in their order. */
export const placedIn = (sections: Sections): Placed[] => sections.flatMap(({ questions }) => questions);

/** Ids of the questions in a paper. */
export const idsIn = (sections: Sections): Set<string> =>
  new Set(placedIn(sections).map(({ question }) => question.id));

/** The numbers of questions, from 1 through the paper, by id. */
export const numbersIn = (sections: Sections): Map<string, number> =>
  new Map(placedIn(sections).map(({ question }, index) => [question.id, index + 1]));

const withQuestions = (section: Section, questions: readonly Placed[]): Section => ({ ...section, questions });

const freshId = (sections: Sections, prefix: string): string => {
  let count = 1;
  while (sections.some(({ id }) => id === `${prefix}-${count}`)) count += 1;
  return `${prefix}-${count}`;
};

/** Adds questions at the end of the section of their type, which is made where there is none; those that are in already stay where they are. */
export const addQuestions = (sections: Sections, questions: readonly Question[]): Sections =>
  questions.reduce(addQuestion, sections);

function addQuestion(sections: Sections, question: Question): Sections {
  if (idsIn(sections).has(question.id)) return sections;
  const placed = { question, score: question.score };
  const home = sections.findLast(({ kind }) => kind === question.questionType);
  if (home) return sections.map((one) => (one === home ? withQuestions(one, [...one.questions, placed]) : one));
  return insertByKind(sections, {
    id: freshId(sections, `type${question.questionType}`),
    title: questionTypeLabels[question.questionType],
    kind: question.questionType,
    questions: [placed],
  });
}

/** Sections of a type stand in the order of types: 选择题, 填空题, 解答题. */
function insertByKind(sections: Sections, section: Section): Sections {
  const after = sections.findIndex(({ kind }) => kind > section.kind);
  const place = after < 0 ? sections.length : after;
  return [...sections.slice(0, place), section, ...sections.slice(place)];
}

/** A section of a type that has lost its last question goes; one that somebody made stays. */
const withoutEmpty = (sections: Sections): Sections =>
  sections.filter(({ kind, questions }) => kind === 0 || questions.length > 0);

/** Takes a question out. */
export const dropQuestion = (sections: Sections, questionId: string): Sections =>
  withoutEmpty(without(sections, questionId));

const without = (sections: Sections, questionId: string): Sections =>
  sections.map((section) =>
    section.questions.some(({ question }) => question.id === questionId)
      ? withQuestions(
          section,
          section.questions.filter(({ question }) => question.id !== questionId),
        )
      : section,
  );

/** Moves a question to a place of a section, counted from 0 among the questions that are there without it. */
export function moveQuestion(sections: Sections, questionId: string, sectionId: string, place: number): Sections {
  const moved = placedIn(sections).find(({ question }) => question.id === questionId);
  if (!moved || !sections.some(({ id }) => id === sectionId)) return sections;
  return withoutEmpty(
    without(sections, questionId).map((section) =>
      section.id === sectionId ? withQuestions(section, section.questions.toSpliced(place, 0, moved)) : section,
    ),
  );
}

/** Moves a question one place up (-1) or down (1) within its section; at the end it stays. */
export function shiftQuestion(sections: Sections, questionId: string, by: -1 | 1): Sections {
  const home = sections.find(({ questions }) => questions.some(({ question }) => question.id === questionId));
  const place = home?.questions.findIndex(({ question }) => question.id === questionId) ?? -1;
  const target = place + by;
  if (!home || target < 0 || target >= home.questions.length) return sections;
  return moveQuestion(sections, questionId, home.id, target);
}

/** Puts a question in the place of another, with the score that the other had there. */
export const replaceQuestion = (sections: Sections, questionId: string, question: Question): Sections =>
  mapPlaced(sections, (placed) => (placed.question.id === questionId ? { ...placed, question } : placed));

/** Says what a question is worth. */
export const setScore = (sections: Sections, questionId: string, score: number): Sections =>
  mapPlaced(sections, (placed) => (placed.question.id === questionId ? { ...placed, score } : placed));

/** Says what each question of a section is worth. */
export const setSectionScore = (sections: Sections, sectionId: string, score: number): Sections =>
  sections.map((section) =>
    section.id === sectionId
      ? withQuestions(
          section,
          section.questions.map((placed) => ({ ...placed, score })),
        )
      : section,
  );

const mapPlaced = (sections: Sections, change: (placed: Placed) => Placed): Sections =>
  sections.map((section) => withQuestions(section, section.questions.map(change)));

/** Gives a section another title. */
export const renameSection = (sections: Sections, sectionId: string, title: string): Sections =>
  sections.map((section) => (section.id === sectionId ? { ...section, title } : section));

/** Adds an empty section that takes any question. */
export const addSection = (sections: Sections, title: string): Sections => [
  ...sections,
  { id: freshId(sections, 'own'), title, kind: 0, questions: [] },
];

/** Takes a section out with its questions. */
export const removeSection = (sections: Sections, sectionId: string): Sections =>
  sections.filter(({ id }) => id !== sectionId);

/** Moves a section one place up (-1) or down (1); at the end it stays. */
export function shiftSection(sections: Sections, sectionId: string, by: -1 | 1): Sections {
  const place = sections.findIndex(({ id }) => id === sectionId);
  const section = sections[place];
  const target = place + by;
  if (!section || target < 0 || target >= sections.length) return sections;
  return sections.toSpliced(place, 1).toSpliced(target, 0, section);
}

/** The sections of a paper that has been saved. */
export const sectionsOf = ({ sections }: Paper): Section[] =>
  sections.map(({ title, questions }, index) => {
    const kinds = new Set(questions.map(({ questionType }) => questionType));
    return {
      id: `saved-${index + 1}`,
      title,
      kind: kinds.size === 1 ? [...kinds][0]! : 0,
      questions: questions.map(({ number: _, ...question }) => ({ question, score: question.score })),
    };
  });

/** Sections as they are saved; those without questions are left out. */
export const fieldsOf = (sections: Sections): InputOf<typeof addPaper>['sections'] =>
  sections
    .filter(({ questions }) => questions.length > 0)
    .map(({ title, questions }) => ({
      title,
      questions: questions.map(({ question, score }) => ({ questionId: question.id, score })),
    }));
