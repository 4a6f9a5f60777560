import type { Question } from '../../question-bank/question/question.ts';
import { held } from './draft-shape.ts';
import { draft } from './draft.ts';
import * as building from '../../paper-builder/paper-building.ts';
import type { Paper, Section } from '../../paper-builder/paper.ts';

/** The paper is no longer the one that was saved, and what was refused of it may be mended. */
function put(sections: readonly Section[]): void {
  if (sections === draft.sections) return;
  Object.assign(draft, { sections: held(sections), paperId: '', refusal: null });
}

/** Puts questions into the paper. */
export const pickQuestions = (questions: readonly Question[]): void =>
  put(building.addQuestions(draft.sections, questions));

/** Takes a question out of the paper. */
export const dropQuestion = (questionId: string): void => put(building.dropQuestion(draft.sections, questionId));

/** Takes everything out of the paper. */
export const dropAllQuestions = (): void => put([]);

/** Makes a question the only one of the paper, worth what it is worth itself. */
export function setOnlyQuestion(question: Question, title: string): void {
  const section = { id: 'only', title, kind: question.questionType, questions: [{ question, score: question.score }] };
  put([section]);
}

/** Takes over a paper that has been saved, with its sections and scores; work can be set with it as it is where it is one's own. */
export function takePaper(paper: Paper, isOwn: boolean): void {
  put(building.sectionsOf(paper));
  draft.paperId = isOwn ? paper.id : '';
}

/** Adds the questions of a saved paper to those that are there. */
export const addPaperQuestions = ({ sections }: Paper): void =>
  pickQuestions(sections.flatMap(({ questions }) => questions.map(({ number: _, ...question }) => question)));

export const moveQuestion = (questionId: string, sectionId: string, place: number): void =>
  put(building.moveQuestion(draft.sections, questionId, sectionId, place));

export const shiftQuestion = (questionId: string, by: -1 | 1): void =>
  put(building.shiftQuestion(draft.sections, questionId, by));

export const replaceQuestion = (questionId: string, question: Question): void =>
  put(building.replaceQuestion(draft.sections, questionId, question));

export const setScore = (questionId: string, score: number): void =>
  put(building.setScore(draft.sections, questionId, score));

export const setSectionScore = (sectionId: string, score: number): void =>
  put(building.setSectionScore(draft.sections, sectionId, score));

export const renameSection = (sectionId: string, title: string): void =>
  put(building.renameSection(draft.sections, sectionId, title));

export const addSection = (title: string): void => put(building.addSection(draft.sections, title));

export const removeSection = (sectionId: string): void => put(building.removeSection(draft.sections, sectionId));

export const shiftSection = (sectionId: string, by: -1 | 1): void =>
  put(building.shiftSection(draft.sections, sectionId, by));
