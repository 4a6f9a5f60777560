import type { Sandbox } from '../../../../database/sandbox.ts';
import { markChoice } from '../../../../engines/marking/choice.ts';
import type { MarkingAnswer, MarkingQuestion } from '../../../../engines/marking/marker.ts';
import { offlineMarker } from '../../../../engines/marking/offline.ts';
import type { MachineMark } from '../../marks/ledger.ts';
import { selectAnyQuestions, type Question } from '../../questions/questions.queries.ts';
import { selectKey } from './responses.queries.ts';

/** What the bubbles of a choice say. */
export interface ReadChoice {
  submissionId: number;
  position: number;
  questionId: string;
  assignmentId: string;
  taskType: number;
  /** What it is worth in the paper. */
  score: number;
  letters: string;
  verdict: NonNullable<MarkingAnswer['verdict']>;
}

/** Nobody reads here: whose own a question is does not matter. */
const nobody = { id: '', schoolId: null };

function keyed(sandbox: Sandbox, { assignmentId, taskType, score }: ReadChoice, question: Question): MarkingQuestion {
  const key = selectKey(sandbox, assignmentId, question.id);
  return {
    ...question,
    questionId: question.id,
    taskType,
    score,
    keyVersion: key?.version ?? 0,
    answers: key ? (JSON.parse(key.answers) as string[][]) : question.answers,
  };
}

/** What choices are worth by the key of their work: the rule needs nobody, so that they are marked as soon as they are read. */
export function markChoices(sandbox: Sandbox, choices: readonly ReadChoice[]): MachineMark[] {
  const ids = choices.map(({ questionId }) => questionId);
  const questions = selectAnyQuestions(sandbox, nobody, ids);
  return choices.map((choice) => {
    const { submissionId, position, letters: text, verdict } = choice;
    const question = keyed(sandbox, choice, questions.get(choice.questionId)!);
    const answer = { submissionId, position, text, verdict, isSimulated: false, isBlank: text === '', pictures: [] };
    const mark = markChoice(question, answer);
    return { submissionId, position, mark, marker: offlineMarker.name, keyVersion: question.keyVersion };
  });
}
