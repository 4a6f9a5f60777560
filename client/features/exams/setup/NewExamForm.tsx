import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { addExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { call } from '../../../api/call.ts';
import { examPath } from '../frame/exam.ts';
import { forgetPlan, keepPlan } from './kept-plan.ts';
import { inputOfPlan, type Plan } from './plan.ts';
import { PlanForm } from './PlanForm.tsx';
import { usePlanForm } from './use-plan-form.ts';

/** Plans a new exam and leads on to its rooms. */
export function NewExamForm({ initial }: { initial: Plan }): ReactNode {
  const navigate = useNavigate();
  const [plan, setPlan] = useState(initial);
  const form = usePlanForm({
    plan,
    keep: (next) => {
      setPlan(next);
      keepPlan(next);
    },
    endpoint: addExam,
    send: async () => {
      const { id } = await call(addExam, inputOfPlan(plan), { quiet: true });
      forgetPlan();
      void navigate(examPath(id, 'rooms') ?? '/', { replace: true });
    },
  });
  const { classes, subjects } = plan;
  return (
    <PlanForm {...form} note={`${classes.length} 个班，${subjects.length} 科；填写的内容会保留到退出登录`}>
      <Button loading={form.busy} onClick={form.submit}>
        建立考试，去排考场
      </Button>
    </PlanForm>
  );
}
