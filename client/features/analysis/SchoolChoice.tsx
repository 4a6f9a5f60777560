import type { ReactNode } from 'react';
import { getSchoolComparison } from '../../../contracts/wrongbook/analysis.ts';
import { useCall } from '../../api/use-call.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import type { Analysis } from './use-analysis.ts';

/** Which school's classes are looked at: one of those that have sat the exam. */
export function SchoolChoice({ analysis: { examId, input, showClasses } }: { analysis: Analysis }): ReactNode {
  const { data } = useCall(getSchoolComparison, input && examId ? { courseId: input.courseId, examId } : null);
  const schools = data?.units.filter(({ mean }) => mean !== null) ?? [];
  return (
    <FilterSelect
      label="学校"
      width={160}
      options={schools.map((one) => ({ value: one.examId, label: one.name }))}
      value={input?.examId}
      onChange={showClasses}
    />
  );
}
