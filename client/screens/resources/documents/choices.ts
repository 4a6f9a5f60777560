import { useSnapshot } from 'valtio';
import { listClasses, listClassesByLeaderType, listGrades } from '../../../../contracts/vesta/class.ts';
import { listSubjectTypes } from '../../../../contracts/wrongbook/common.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import { fullClassName } from '../../../filters/class-name.ts';
import { leaderType } from '../../../filters/options.ts';
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

/** The classes that a document may be shared with or printed for: one's own, for who runs the school all of it. */
export function useClassOptions(): { options: Option[]; known: boolean } {
  const { schoolId, activeRole } = useSnapshot(personal);
  const wholeSchool = activeRole === 'mpSchoolAdmin';
  const all = useCall(listClasses, wholeSchool ? { schoolId } : null);
  const own = useCall(listClassesByLeaderType, wholeSchool ? null : { leaderType: leaderType() });
  const classes = (wholeSchool ? all : own).data;
  const options = (classes ?? []).map(({ id, className, gradeName }) => ({
    value: id,
    label: fullClassName({ className, gradeName }),
    group: gradeName,
  }));
  return { options, known: classes !== undefined };
}
