import { useSnapshot } from 'valtio';
import { listGrades } from '../../../../contracts/vesta/class.ts';
import { listSubjectTypes } from '../../../../contracts/wrongbook/common.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import { personal } from '../../../session/personal.ts';

/** The subjects of the own school. */
export function useSubjectOptions(): Option[] {
  const { schoolId } = useSnapshot(personal);
  const { data = [] } = useCall(listSubjectTypes, { schoolId });
  return data.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName }));
}

/** The grades of the own school. */
export function useGradeOptions(): Option[] {
  const { schoolId } = useSnapshot(personal);
  const { data = [] } = useCall(listGrades, { schoolId });
  return data.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }));
}
