import { useState, type ReactNode } from 'react';
import { PracticeDesk } from '../../../practice/PracticeDesk.tsx';
import { usePractice } from '../../../practice/use-practice.ts';
import { courseOf } from '../../../question-bank/question/question.ts';
import type { Lesson } from '../lessons.ts';
import { changePractice } from '../setup-actions.ts';
import type { Faults } from '../step-check.ts';
import type { Work } from '../use-draft.ts';

interface Props {
  work: Work;
  lesson: Lesson;
  /** Without them what was chosen is shown alone. */
  faults?: Faults;
}

/** By which rule practice is made, and what that gives each student. */
export function PracticeStep({ work, lesson, faults }: Props): ReactNode {
  const [studentId, choose] = useState('');
  const { practice: rule, classIds } = work.draft;
  const practice = usePractice({ ...courseOf(lesson), courseId: lesson.courseId, classIds }, rule);
  return (
    <PracticeDesk
      practice={practice}
      editing={faults && { change: changePractice, faults, hasBasket: false }}
      studentId={studentId}
      choose={choose}
    />
  );
}
