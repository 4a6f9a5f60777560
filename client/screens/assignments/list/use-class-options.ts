import { useSnapshot } from 'valtio';
import { listClasses, listClassesByLeaderType } from '../../../../contracts/vesta/class.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import { fullClassName } from '../../../filters/class-name.ts';
import { leaderType } from '../../../filters/options.ts';
import { personal } from '../../../session/personal.ts';

/** The own classes; who leads a subject sees the work of all classes of the school. */
export function useClassOptions(): Option[] {
  const { activeRole, schoolId } = useSnapshot(personal);
  const leads = activeRole === 'mpSubjectLeader';
  const all = useCall(listClasses, leads && schoolId !== '' ? { schoolId } : null);
  const own = useCall(listClassesByLeaderType, leads ? null : { leaderType: leaderType() });
  return ((leads ? all : own).data ?? []).map(({ id, className, gradeName }) => ({
    value: id,
    label: fullClassName({ className, gradeName }),
    group: gradeName,
  }));
}
