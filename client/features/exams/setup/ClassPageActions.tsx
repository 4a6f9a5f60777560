import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { getPromotionPlan } from '../../../../contracts/vesta/class.ts';
import { getExamRule } from '../../../../contracts/wrongbook/exams/exam-templates.ts';
import { getMasteryRule } from '../../../../contracts/wrongbook/mistake-writes.ts';
import { useOffered } from '../../../api/offers.ts';
import { openPromotion } from '../../roster/classes/class-actions.tsx';
import { openMasteryRule } from '../../roster/classes/mastery-rule.tsx';
import { openExamRule } from './exam-rule.tsx';

/** What is set and done for all classes of a school: the rules of exams and mastery, promotion, another class. */
export const ClassPageActions = ({ schoolId, add }: { schoolId: string; add: () => Promise<void> }): ReactNode => (
  <>
    {useOffered(getExamRule) && (
      <Button variant="default" onClick={() => void openExamRule(schoolId)}>
        考试规则
      </Button>
    )}
    {useOffered(getMasteryRule) && (
      <Button variant="default" onClick={() => void openMasteryRule(schoolId)}>
        错题掌握标准
      </Button>
    )}
    {useOffered(getPromotionPlan) && (
      <Button variant="default" onClick={() => void openPromotion(schoolId)}>
        升级与毕业
      </Button>
    )}
    <Button onClick={() => void add()}>新增班级</Button>
  </>
);
