import { getExam, updateExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { call } from '../../../api/call.ts';
import { useDraft } from '../../../components/form/use-draft.ts';
import { useUnloadGuard } from '../../../components/form/use-unload-guard.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { usePlanWords } from './plan-words.ts';
import { inputOfPlan, planOf } from './plan.ts';

const storedPlan = (exam: ExamDetail) => ({ values: planOf(exam), version: exam.version });

/** The plan of an exam while it is changed, and how it is saved. */
export function usePlanDraft(exam: ExamDetail) {
  const examId = exam.id;
  const words = usePlanWords(exam);
  const draft = useDraft(storedPlan(exam));
  useUnloadGuard(draft.isChanged);
  const submit = () =>
    draft.submit({
      endpoint: updateExam,
      send: (plan, version) => call(updateExam, { examId, version, ...inputOfPlan(plan) }, { quiet: true }),
      read: async () => storedPlan(await call(getExam, { examId }, { quiet: true })),
      words,
    });
  return { ...draft, submit };
}
