import { useSnapshot } from 'valtio';
import type { Role } from '../../contracts/roles.ts';
import { listClasses, listClassesByLeaderType } from '../../contracts/vesta/class.ts';
import { useCall } from '../api/use-call.ts';
import type { Option } from '../components/page/FilterSelect.tsx';
import { personal } from '../session/personal.ts';
import { fullClassName } from './class-name.ts';
import { leaderType } from './options.ts';

/** The own classes as options by grade; for one role those of the whole school. */
export function useClassOptions(wholeSchoolFor: Role): { options: Option[]; known: boolean } {
  const { activeRole, schoolId } = useSnapshot(personal);
  const wholeSchool = activeRole === wholeSchoolFor;
  const all = useCall(listClasses, wholeSchool && schoolId !== '' ? { schoolId } : null);
  const own = useCall(listClassesByLeaderType, wholeSchool ? null : { leaderType: leaderType() });
  const classes = (wholeSchool ? all : own).data;
  const options = (classes ?? []).map(({ id, className, gradeName }) => ({
    value: id,
    label: fullClassName({ className, gradeName }),
    group: gradeName,
  }));
  return { options, known: classes !== undefined };
}
