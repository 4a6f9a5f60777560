import { getExamDraft, getExamRule } from '../../../../contracts/wrongbook/exams/exam-templates.ts';
import { today } from '../../../api/clock.ts';
import { useCall } from '../../../api/use-call.ts';
import { dayOf } from '../../../components/days.ts';
import { useOwnSchool } from '../../roster/own-school.ts';

/** What a new exam begins with, as the address has it: an exam or a template that it is planned as, or the rule of the school. */
export function useOrigin(address: URLSearchParams) {
  const examId = address.get('copyId') ?? '';
  const examTemplateId = address.get('examTemplateId') ?? '';
  const schoolId = useOwnSchool();
  const isCopy = examId !== '' || examTemplateId !== '';
  const source = { ...(examId !== '' && { examId }), ...(examTemplateId !== '' && { examTemplateId }) };
  const draft = useCall(getExamDraft, isCopy ? { ...source, startDate: dayOf(today()) } : null);
  const rule = useCall(getExamRule, isCopy || schoolId === '' ? null : { schoolId });
  return { draft, rule, examId, isCopy, key: `${examId} ${examTemplateId}` };
}
