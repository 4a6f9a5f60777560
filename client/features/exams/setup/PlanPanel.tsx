import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { examStateLabels } from '../../../../contracts/constants/exams.ts';
import { updateExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { call } from '../../../api/call.ts';
import { showDone } from '../../../components/toast.ts';
import { useUnloadGuard } from '../../../components/form/use-unload-guard.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { JointCard } from './JointCard.tsx';
import { inputOfPlan, planOf } from './plan.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanView } from './PlanView.tsx';
import { usePlanForm } from './use-plan-form.ts';

/** The plan of an exam: changed by its leaders, read by the others. */
export const PlanPanel = ({ exam }: { exam: ExamDetail }): ReactNode =>
  exam.isLeader ? <Form key={exam.version} exam={exam} /> : <PlanView exam={exam} />;

function Form({ exam }: { exam: ExamDetail }): ReactNode {
  const { id: examId, version, state } = exam;
  const initial = planOf(exam);
  const form = usePlanForm({
    initial,
    keep: () => undefined,
    known: exam.subjects,
    endpoint: updateExam,
    send: async (plan) => {
      await call(updateExam, { examId, version, ...inputOfPlan(plan) }, { quiet: true });
      showDone('已保存');
    },
  });
  const isChanged = JSON.stringify(form.editing.plan) !== JSON.stringify(initial);
  const isFixed = state !== 'planned';
  useUnloadGuard(isChanged);
  const note = isFixed
    ? `考试${examStateLabels[state]}：还能改名称、类别、时间、负责人和规则；改班级、科目和试卷，须先退回筹备`
    : '改班级会重排考生：新来的还没有座位，其余的保留考号和座位';
  return (
    <PlanForm {...form} isFixed={isFixed} examId={examId} note={note} beside={<JointCard exam={exam} />}>
      <Button loading={form.busy} disabled={!isChanged} onClick={form.submit}>
        保存
      </Button>
    </PlanForm>
  );
}
