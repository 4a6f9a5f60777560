import { useSnapshot } from 'valtio';
import { listClasses, listClassesByLeaderType } from '../../contracts/vesta/class.ts';
import { useCall } from '../api/use-call.ts';
import type { Option } from '../components/page/FilterSelect.tsx';
import { useMay, type Capability } from '../session/capabilities.ts';
import { personal } from '../session/personal.ts';
import { fullClassName } from './class-name.ts';
import { leaderType } from './options.ts';

/** The own classes as options by grade; those of the whole school, the own one unless told, for who may do what these are needed for. */
export function useClassOptions(wholeSchoolFor: Capability, ofSchool = ''): { options: Option[]; known: boolean } {
  const { schoolId: ownSchool } = useSnapshot(personal);
  const schoolId = ofSchool || ownSchool;
  const wholeSchool = useMay(wholeSchoolFor);
  const all = useCall(listClasses, wholeSchool && schoolId !== '' ? { schoolId } : null);
  const taught = useCall(listClassesByLeaderType, wholeSchool ? null : { leaderType: leaderType() });
  const classes = (wholeSchool ? all : taught).data;
  const options = (classes ?? []).map(({ id, className, gradeName }) => ({
    value: id,
    label: fullClassName({ className, gradeName }),
    group: gradeName,
  }));
  return { options, known: classes !== undefined };
}
