import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { changeAddress } from '../../../components/page-query.ts';
import { usePaper, type Assessment } from '../../marking/assessment.ts';

/** Narrows the report to a class, where there are several. */
export function ClassFilter({ assessment }: { assessment: Assessment }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const { classes } = usePaper(assessment);
  if (classes.length < 2) return null;
  return (
    <FilterSelect
      label="班级"
      all="全部班级"
      options={classes.map(({ id, className }) => ({ value: id, label: className }))}
      value={address.get('classId') ?? ''}
      onChange={(classId) => setAddress(changeAddress(address, { classId }))}
    />
  );
}
