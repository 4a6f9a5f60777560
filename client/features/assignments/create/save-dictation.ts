import { addQuestion, updateQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { call } from '../../../api/call.ts';
import { CallCancelled, CallError } from '../../../api/errors.ts';
import type { Course } from '../../question-bank/question/question.ts';
import { dictationFaults, dictationFields, dictationQuestion } from './dictation.ts';
import { draft } from './draft.ts';
import { onlyQuestion } from '../../paper-builder/paper-building.ts';
import { changePaper } from './paper-actions.ts';
import type { Faults } from './step-check.ts';

/** The fields of the call and where they are typed. */
const fields: Readonly<Record<string, string>> = { answers: 'text', score: 'each', pointId: 'pointId' };

/** Saves what was typed as a question of one's own and makes it the paper; what is wrong, by field, when that was refused. */
export async function saveDictation(course: Course, pointName: string, title: string): Promise<Faults> {
  const { dictation } = draft;
  const faults = dictationFaults(dictation);
  if (Object.keys(faults).length > 0) return faults;
  const input = dictationFields(dictation, course);
  try {
    const { questionId, version } = dictation;
    const saved =
      questionId === ''
        ? await call(addQuestion, input, { quiet: true })
        : await call(updateQuestion, { questionId, version, ...input }, { quiet: true });
    changePaper(() => onlyQuestion(dictationQuestion(dictation, course, pointName, saved), title));
    draft.dictation = { ...dictation, questionId: saved.id, version: saved.version };
    return {};
  } catch (error) {
    if (error instanceof CallCancelled) return {};
    if (!(error instanceof CallError)) throw error;
    return faultOf(error);
  }
}

function faultOf({ field, message }: CallError): Faults {
  const place = field && fields[field.name];
  if (place !== undefined) return { [place]: field!.message };
  // The question has left the bank or was changed elsewhere: the next time it is saved anew.
  const { questionGone, stale } = updateQuestion.refusals;
  if (message === questionGone || message === stale) draft.dictation = { ...draft.dictation, questionId: '' };
  return message === addQuestion.refusals.wrongPoint ? { pointId: message } : { text: message };
}
