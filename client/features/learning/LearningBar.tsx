import type { ReactNode } from 'react';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import type { OfClass } from './use-of-class.ts';

/** Chooses the class and the days. */
export const LearningBar = ({ ofClass, children }: { ofClass: OfClass; children?: ReactNode }): ReactNode => (
  <>
    <FilterSelect
      label="班级"
      width={132}
      options={ofClass.options}
      value={ofClass.input?.classId}
      onChange={ofClass.chooseClass}
    />
    <PeriodPicker period={ofClass.period} onChange={ofClass.changePeriod} />
    {children}
  </>
);
