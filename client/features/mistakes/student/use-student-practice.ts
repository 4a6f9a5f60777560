import { useSearchParams } from 'react-router-dom';
import { practiceMode } from '../../../../contracts/constants/assignments.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { useCall } from '../../../api/use-call.ts';
import { previewPractice } from '../../../../contracts/wrongbook/practice.ts';
import type { PracticeMode } from '../../practice/ModeChoice.tsx';
import { studentPracticePath } from '../../practice/practice-path.ts';
import { blankRule, ruleFields, type PracticeRule } from '../../practice/rule.ts';
import type { Practising } from '../../practice/students.ts';
import type { Lesson } from '../use-lesson.ts';
import type { BookStudent } from './students.ts';

/** One way to practise, and what it would give. */
export interface PracticeChoice {
  mode: PracticeMode;
  /** undefined until it is known. */
  given: Practising | undefined;
}

/** What a student can practise now, and which way is chosen. */
export interface StudentPractice {
  choices: readonly PracticeChoice[];
  chosen: PracticeChoice;
  choose: (mode: PracticeMode) => void;
  /** Where it is put together. */
  path: string | undefined;
  /** Whether it takes what is due today; with nothing due, whatever has not been mastered. */
  isDue: boolean;
}

const most = '20';

/** Asks what a student would get by each of the two ways; the choice is kept in the address. */
export function useStudentPractice({ classId, courseId }: Lesson, { studentId, due }: BookStudent): StudentPractice {
  const [address, setAddress] = useSearchParams();
  const isDue = due > 0;
  const rule = { ...blankRule, days: '', dueOnly: isDue, most, studentIds: [studentId] };
  const consolidate = useGiven({ classId, courseId }, { ...rule, practiceMode: practiceMode.consolidate });
  const extend = useGiven({ classId, courseId }, { ...rule, practiceMode: practiceMode.extend });
  const isExtended = address.get('practice') === String(practiceMode.extend);
  const chosen = isExtended ? extend : consolidate;
  return {
    choices: [consolidate, extend],
    chosen,
    choose: (mode) =>
      setAddress(
        changeAddress(address, {
          practice: mode === practiceMode.extend ? mode : '',
          current: address.get('current') ?? '',
        }),
        { replace: true },
      ),
    path: studentPracticePath(studentId, { ...rule, practiceMode: chosen.mode }),
    isDue,
  };
}

function useGiven(lesson: Pick<Lesson, 'classId' | 'courseId'>, rule: PracticeRule): PracticeChoice {
  const practice = ruleFields(rule, []);
  const { data } = useCall(previewPractice, practice && { ...lesson, practice }, { keepPreviousData: false });
  return { mode: rule.practiceMode, given: data?.students[0] };
}
