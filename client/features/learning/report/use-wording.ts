import type { InputOf } from '../../../../contracts/endpoint.ts';
import { polishLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Learners } from '../use-learners.ts';
import type { OfClass } from '../use-of-class.ts';
import type { AnyReport, Sentence } from './report.ts';
import type { ReportQuery } from './use-report-query.ts';

/** Sentences as a model has worded them, and how that went. */
export interface Polished {
  state: 'none' | 'waiting' | 'done' | 'refused' | 'impossible';
  reason: string;
  /** How many sentences it has changed. */
  changed: number;
  again: () => void;
  lead: readonly Sentence[] | undefined;
  advice: readonly Sentence[] | undefined;
}

const noModel = '没有配置模型，不能润色。系统管理员配置好模型后，这里可以改写建议。';

/** Has the sentences of the report on screen worded anew, if that is asked for. */
export function useWording(ofClass: OfClass['input'], learners: Learners, query: ReportQuery): Polished {
  const input = query.isPolished ? reportInput(ofClass, learners, query) : null;
  const { data, error, isValidating, mutate } = useCall(polishLearning, input, {
    keepPreviousData: false,
    revalidateIfStale: false,
  });
  const { lead, advice } = error || !data ? unchanged : data;
  const reason = data?.isConfigured === false ? noModel : (error?.message ?? '');
  return {
    state: stateOf({ isAsked: input !== null, isValidating, reason }),
    reason,
    changed: [...(lead ?? []), ...(advice ?? [])].filter(({ isPolished }) => isPolished).length,
    again: () => void mutate().catch(() => undefined),
    lead,
    advice,
  };
}

const unchanged = { lead: undefined, advice: undefined };

/** What names the report that is on screen; null until that is known. */
function reportInput(
  ofClass: OfClass['input'],
  { current }: Learners,
  { of }: ReportQuery,
): InputOf<typeof polishLearning> | null {
  if (ofClass === null) return null;
  if (of === 'class') return ofClass;
  return current ? { ...ofClass, studentId: current.studentId } : null;
}

interface Asked {
  isAsked: boolean;
  isValidating: boolean;
  reason: string;
}

function stateOf({ isAsked, isValidating, reason }: Asked): Polished['state'] {
  if (!isAsked) return 'none';
  if (isValidating) return 'waiting';
  if (reason === noModel) return 'impossible';
  return reason === '' ? 'done' : 'refused';
}

/** The sentences of a report as they are to be shown. */
export const worded = (
  report: AnyReport,
  wording: Polished,
): { lead: readonly Sentence[]; advice: readonly Sentence[] } => ({
  lead: wording.lead ?? report.lead,
  advice: wording.advice ?? report.advice,
});
