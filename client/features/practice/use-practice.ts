import { useDebouncedValue } from '@mantine/hooks';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { previewPractice } from '../../../contracts/wrongbook/practice.ts';
import { useCall } from '../../api/use-call.ts';
import type { Answer } from '../../components/state/answer.ts';
import type { Course, Question } from '../question-bank/question/question.ts';
import { useBasket } from '../question-bank/basket.ts';
import { ruleFields, type PracticeRule } from './rule.ts';
import type { PracticePreview } from './students.ts';

/** For whom practice is made, and of what. */
export interface PracticeTarget extends Course {
  courseId: string;
  classIds: readonly string[];
}

/** What is asked of the calls of practice. */
export type PracticeInput = InputOf<typeof previewPractice>;

/** Practice as it is being put together. */
export interface Practice {
  target: PracticeTarget;
  rule: PracticeRule;
  /** Questions of the basket that belong to the course. */
  basket: Answer<Question[]>;
  /** null while the rule cannot be asked for: a number is wrong, or the basket is empty. */
  input: PracticeInput | null;
  /** Whether that is what the rule says now: what is being typed follows a moment later. */
  isSettled: boolean;
  /** What it would give those who are chosen. */
  chosen: Answer<PracticePreview>;
  /** What it would give everybody, to choose from. */
  everybody: Answer<PracticePreview>;
}

/** Milliseconds after the last key until what was typed is asked for. */
const pause = 400;

/** Asks what a rule would give. */
export function usePractice(target: PracticeTarget, rule: PracticeRule): Practice {
  const { answer } = useBasket();
  const questions = answer.data?.filter(({ subjectId }) => subjectId === target.subjectId);
  const [settled] = useDebouncedValue(rule, pause);
  // Only what is typed waits.
  const asked = { ...rule, most: settled.most, minutes: settled.minutes, score: settled.score };
  const practice = ruleFields(asked, questions?.map(({ id }) => id) ?? []);
  const { courseId, classIds } = target;
  const input =
    practice && classIds.length > 0 && courseId !== '' ? { courseId, classId: classIds.join(), practice } : null;
  const chosen = useCall(previewPractice, input);
  const everybody = useCall(previewPractice, input && { ...input, practice: { ...input.practice, studentIds: [] } });
  const isSettled = asked.most === rule.most && asked.minutes === rule.minutes && asked.score === rule.score;
  return { target, rule, basket: { ...answer, data: questions }, input, isSettled, chosen, everybody };
}
