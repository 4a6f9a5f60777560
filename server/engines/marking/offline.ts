import { questionType } from '../../../contracts/constants/questions.ts';
import { markBlanks } from './blanks.ts';
import { calibrated, type Calibrate } from './calibration.ts';
import { markChoice } from './choice.ts';
import { isComposition, markComposition } from './composition/composition.ts';
import { markDictation } from './dictation.ts';
import type { GivenMark, Marker, MarkingAnswer, MarkingQuestion } from './marker.ts';
import { isRecitation, markRecitation } from './recitation.ts';
import { markWritten } from './written.ts';

/** How a question is marked. */
export type MarkingKind = 'choice' | 'blanks' | 'dictation' | 'composition' | 'recitation' | 'written';

const dictation = 5;

/** How a question is marked, by its type, its task and what its answers look like. */
export function kindOf(question: MarkingQuestion): MarkingKind {
  if (question.questionType === questionType.choice) return 'choice';
  if (question.questionType === questionType.fillIn) return 'blanks';
  if (isRecitation(question)) return 'recitation';
  if (question.taskType === dictation || question.answers.length > 1) return 'dictation';
  return isComposition(question) ? 'composition' : 'written';
}

const engines: Readonly<
  Record<
    MarkingKind,
    (question: MarkingQuestion, answer: MarkingAnswer, calibrate: Calibrate) => GivenMark | Promise<GivenMark>
  >
> = {
  choice: markChoice,
  blanks: markBlanks,
  dictation: markDictation,
  composition: markComposition,
  recitation: markRecitation,
  written: markWritten,
};

/** The mark of one answer without a model. */
export const markOffline = async (
  question: MarkingQuestion,
  answer: MarkingAnswer,
  calibrate: Calibrate = calibrated,
): Promise<GivenMark> => engines[kindOf(question)](question, answer, calibrate);

/** Marks by rules, without network and the same every time; handwriting that nobody has read is left to the teacher. */
export const offlineMarker: Marker = {
  name: '离线批改',
  async mark(question, answers, signal) {
    const marks: GivenMark[] = [];
    for (const answer of answers) {
      signal?.throwIfAborted();
      marks.push(await markOffline(question, answer));
    }
    return { marks, usage: null };
  },
};
