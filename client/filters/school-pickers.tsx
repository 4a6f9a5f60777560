import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Dropdown } from '../components/Dropdown.tsx';
import { globalFilter } from '../session/filter.ts';
import { personal } from '../session/personal.ts';
import { ClassPicker } from './ClassPicker.tsx';
import { filterOptions } from './options.ts';
import { chooseSchoolClass, chooseSchoolGrade, loadSchoolClasses, loadSchoolGrades } from './school.ts';

/** A grade of the school, or all of them. */
export function SchoolGradePicker(): ReactNode {
  const { schoolGrades } = useSnapshot(filterOptions);
  const { gradeId } = useSnapshot(globalFilter);
  const { schoolId } = useSnapshot(personal);
  useEffect(() => void loadSchoolGrades(), [schoolId]);
  return (
    <Dropdown
      label="年级"
      options={[{ gradeId: '', gradeName: '全部年级' }, ...schoolGrades]}
      value={gradeId}
      onChange={chooseSchoolGrade}
      valueField="gradeId"
      labelField="gradeName"
    />
  );
}

/** A class of the chosen grade, or all of them. */
export function SchoolClassPicker(): ReactNode {
  const { schoolClasses } = useSnapshot(filterOptions);
  const { gradeId, classId } = useSnapshot(globalFilter);
  const { schoolId } = useSnapshot(personal);
  useEffect(() => void loadSchoolClasses(), [schoolId, gradeId]);
  return <ClassPicker classes={schoolClasses} value={classId} onChange={chooseSchoolClass} all="全部班级" />;
}
