import { readStored, writeStored } from '../../../api/token.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { sessionKeys } from '../../../session/keys.ts';
import { blankPlan, type Plan } from './plan.ts';

// A new exam takes a while to plan: what is typed in outlives leaving the page and reloading it, as long as the session lasts.

/** The plan that was left; undefined where none was. */
export const keptPlan = (): Plan | undefined => {
  const kept = readStored<Partial<Plan> | null>(sessionKeys.examPlan);
  return kept ? { ...blankPlan, ...kept } : undefined;
};

/** Keeps the plan at hand. */
export const keepPlan = (plan: Plan): void => writeStored(sessionKeys.examPlan, plan);

/** Forgets it, since the exam is there or begun anew. */
export const forgetPlan = (): void => writeStored(sessionKeys.examPlan, null);

/** Forgets it after asking. */
export const startAgain = (): Promise<boolean> =>
  confirm({
    title: '清空重来',
    message: '将清空这次已填写的考试安排，不能恢复。已建好的考试不变。',
    action: '清空',
    danger: true,
    run: async () => forgetPlan(),
  });
