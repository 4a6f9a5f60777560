import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FilterName } from './names.ts';
import styles from './FilterBar.module.css';
import * as pickers from './pickers.tsx';
import { SchoolClassPicker, SchoolGradePicker } from './school-pickers.tsx';

type Picker = (props: { after?: 'class' | 'grade' | undefined }) => ReactNode;

const pickerOf: Record<FilterName, Picker> = {
  classGrade: pickers.ClassGradePicker,
  course: pickers.CoursePicker,
  term: pickers.TermPicker,
  learningYear: pickers.LearningYearPicker,
  grade: pickers.GradePicker,
  courseInGrade: pickers.CourseInGradePicker,
  time: pickers.TimePicker,
  mistakeType: pickers.MistakeTypePicker,
  schoolGrade: SchoolGradePicker,
  schoolClass: SchoolClassPicker,
};

interface FilterBarProps {
  /** As filtersFor() tells. */
  filters: readonly FilterName[] | 'dynamic';
}

/** The filters of a screen, in a row; nothing when there are none. */
export function FilterBar({ filters }: FilterBarProps): ReactNode {
  if (filters === 'dynamic' || filters.length === 0) return null;
  const after = filters.includes('classGrade') ? 'class' : filters.includes('grade') ? 'grade' : undefined;
  return (
    <Group gap={8} miw={0} wrap="nowrap" className={styles.bar} role="group" aria-label="筛选">
      {filters.map((name) => {
        const Picker = pickerOf[name];
        return <Picker key={name} after={after} />;
      })}
    </Group>
  );
}
