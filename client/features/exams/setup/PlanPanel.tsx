import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { examStateLabels } from '../../../../contracts/constants/exams.ts';
import { updateExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { showDone } from '../../../components/toast.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { BehindNote } from '../../../components/form/BehindNote.tsx';
import { JointCard } from './JointCard.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanView } from './PlanView.tsx';
import { usePlanDraft } from './use-plan-draft.ts';
import { usePlanForm } from './use-plan-form.ts';

/** The plan of an exam: changed by its leaders, read by the others. */
export const PlanPanel = ({ exam }: { exam: ExamDetail }): ReactNode =>
  exam.isLeader ? <Form exam={exam} /> : <PlanView exam={exam} />;

function Form({ exam }: { exam: ExamDetail }): ReactNode {
  const { state } = exam;
  const draft = usePlanDraft(exam);
  const form = usePlanForm({
    plan: draft.values,
    keep: draft.setValues,
    known: exam.subjects,
    endpoint: updateExam,
    send: async () => {
      const isSent = await draft.submit();
      if (isSent) showDone('已保存');
    },
  });
  const isFixed = state !== 'planned';
  const note =
    draft.isBehind && !form.busy ? (
      <BehindNote />
    ) : isFixed ? (
      `考试${examStateLabels[state]}：还能改名称、类别、时间、负责人和规则；改班级、科目和试卷，须先退回筹备`
    ) : (
      '改班级会重排考生：新来的还没有座位，其余的保留考号和座位'
    );
  return (
    <PlanForm {...form} isFixed={isFixed} exam={exam} note={note} beside={<JointCard exam={exam} />}>
      <Button loading={form.busy} disabled={!draft.isChanged} onClick={form.submit}>
        保存
      </Button>
    </PlanForm>
  );
}
