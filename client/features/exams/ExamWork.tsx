import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import { stepOf } from './frame/chain.ts';
import { useExam, type ExamDetail } from './frame/exam.ts';
import { ExamScreen } from './frame/ExamScreen.tsx';
import { examSteps, type ExamStep } from './frame/steps.ts';
import { examPanels, MarkingScreen } from './panels.ts';

/** The workbench of an exam, or of its answers the part that the address names. */
export function ExamWork({ examId }: { examId: string }): ReactNode {
  const [address] = useSearchParams();
  const partId = address.get('partId');
  if (partId === null) return <ExamSteps examId={examId} />;
  return (
    <Suspense fallback={<LoadingState />}>
      <MarkingScreen key={partId} partId={partId} />
    </Suspense>
  );
}
/** What is done at the step that the address names, or at the one that the exam has come to. */
function ExamSteps({ examId }: { examId: string }): ReactNode {
  const [address] = useSearchParams();
  const answer = useExam(examId);
  const asked = examSteps.find((step) => step === address.get('step'));
  const current = asked ?? (answer.data ? stepOf(answer.data) : 'plan');
  const panel = examPanels.find(({ step }) => step === current);
  return (
    <ExamScreen exam={answer.data} current={current} title="考试" fill={panel?.fill ?? false}>
      <Loaded answer={answer} what="考试" isPage>
        {(exam) => <Step exam={exam} step={current} />}
      </Loaded>
    </ExamScreen>
  );
}

function Step({ exam, step }: { exam: ExamDetail; step: ExamStep }): ReactNode {
  const Panel = examPanels.find((panel) => panel.step === step)?.Panel;
  if (Panel === undefined) return <EmptyState text="这一步不用做什么。" />;
  return (
    <Suspense fallback={<LoadingState />}>
      <Panel exam={exam} />
    </Suspense>
  );
}
