import { useSnapshot } from 'valtio';
import { useFresh } from '../../components/use-fresh.ts';
import { teacher } from '../../session/teacher.ts';
import { stageOf } from '../question-bank/question.ts';
import { ruleFaults, ruleText, type PracticeRule, type RuleFaults } from './rule.ts';
import { amountText, hasPractice } from './students.ts';
import { usePractice, type Practice } from './use-practice.ts';
import { useRulePlace, type RulePlace } from './use-rule-place.ts';

/** Practice of the class and course that are chosen on the screen. */
export interface LessonPractice {
  practice: Practice;
  editing: { change: (changes: Partial<PracticeRule>) => void; faults: RuleFaults; hasBasket: true };
  /** Whose paper is shown. */
  shown: Pick<RulePlace, 'studentId' | 'choose'>;
  /** What proposed titles are made of. */
  names: { gradeName: string; courseName: string };
  /** Rule and amount in a line. */
  note: string;
  /** Whether there is something to print and to set. */
  isReady: boolean;
}

/** Puts practice together for what is chosen; null until class and course are known. */
export function useLessonPractice(): LessonPractice | null {
  const { classId, courseId, subjectId, gradeId, gradeName, className, courseName } = useSnapshot(teacher);
  const { rule, change, studentId, choose, changeLesson } = useRulePlace();
  const isKnown = classId !== '' && courseId !== '' && subjectId !== '';
  useFresh(isKnown ? `${classId} ${courseId}` : '', changeLesson);
  const practice = usePractice(
    { courseId, classIds: isKnown ? [classId] : [], subjectId, gradeId, stage: stageOf(gradeId) },
    rule,
  );
  if (!isKnown) return null;
  const students = practice.chosen.data?.students ?? [];
  return {
    practice,
    editing: { change, faults: ruleFaults(rule), hasBasket: true },
    shown: { studentId, choose },
    names: { gradeName: `${gradeName}${className}`, courseName },
    note: `${ruleText(rule)}。${amountText(students)}。`,
    isReady: practice.input !== null && practice.isSettled && students.some(hasPractice),
  };
}
