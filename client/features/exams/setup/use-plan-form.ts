import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { refusedField } from '../../../../contracts/refusals.ts';
import { useFirstFault } from '../../../components/form/use-first-fault.ts';
import { isFailure, useAction } from '../../../components/use-action.ts';
import type { Course } from '../../../session/courses.ts';
import { showError } from '../../../components/toast.ts';
import { faultAt, faultsOfPlan } from './plan-faults.ts';
import type { Plan } from './plan.ts';
import { useCourseChoice, useOwnPapers } from './use-plan-options.ts';
import { usePlan } from './use-plan.ts';

interface Options {
  plan: Plan;
  keep: (plan: Plan) => void;
  /** Subjects that are planned already, whoever teaches them. */
  known?: readonly Course[];
  /** The call that takes the plan, by which its refusals are known. */
  endpoint: Endpoint;
  send: () => Promise<void>;
}

/** A plan that is filled in: checked before it is sent, and what is refused is shown where it can be mended. */
export function usePlanForm({ plan, keep, known = [], endpoint, send }: Options) {
  const editing = usePlan(plan, keep);
  const { blame } = editing;
  const courses = useCourseChoice(plan.gradeId, known);
  const papers = useOwnPapers();
  const findFault = useFirstFault();
  const nameOf = (courseId: string) => courses.find((course) => course.courseId === courseId)?.courseName ?? '';
  const { run, busy } = useAction(async () => {
    try {
      await send();
    } catch (error) {
      if (!isFailure(error)) throw error;
      const { name, message } = error.field ?? {
        name: refusedField(endpoint, error) ?? '',
        message: error.message,
      };
      if (name === '') return showError(message);
      blame(faultAt(plan, name, message, nameOf));
      findFault();
    }
  });
  const submit = () => {
    const faults = faultsOfPlan(plan, new Map(papers.map(({ id, totalScore }) => [id, totalScore])));
    blame(faults);
    if (Object.keys(faults).length === 0) return void run();
    findFault();
  };
  return { editing, courses, papers, submit, busy };
}
