import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHasPart } from '../../../session/parts.ts';
import { openPromotion } from '../../roster/classes/class-actions.tsx';
import { openMasteryRule } from '../../roster/classes/mastery-rule.tsx';
import { openExamRule } from './exam-rule.tsx';

/** What is set and done for all classes of a school: the rules of exams and mastery, promotion, another class. */
export const ClassPageActions = ({ schoolId, add }: { schoolId: string; add: () => Promise<void> }): ReactNode => (
  <>
    {useHasPart('examRule') && (
      <Button variant="default" onClick={() => void openExamRule(schoolId)}>
        考试规则
      </Button>
    )}
    {useHasPart('masteryRule') && (
      <Button variant="default" onClick={() => void openMasteryRule(schoolId)}>
        错题掌握标准
      </Button>
    )}
    {useHasPart('promotion') && (
      <Button variant="default" onClick={() => void openPromotion(schoolId)}>
        升级与毕业
      </Button>
    )}
    <Button onClick={() => void add()}>新增班级</Button>
  </>
);
