import { pageAssignments } from '../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../api/use-call.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';

/** More than anybody scans for at a time. */
const newest = 100;

/** The newest work whose sheets may come in, to choose from; what is withdrawn takes none. */
export function useWorkOptions(): readonly Option[] {
  const { data } = useCall(pageAssignments, { current: 1, size: newest });
  return (data?.records ?? [])
    .filter(({ stage }) => stage !== 'withdrawn')
    .map(({ id, title, classes }) => ({
      value: id,
      label: `${title}（${classes.map(({ className }) => className).join('、')}）`,
    }));
}
