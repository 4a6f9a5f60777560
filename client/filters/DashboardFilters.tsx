import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectorWidths } from '../../contracts/constants/limits.ts';
import { dashboardRanges, timeFilters, type DashboardRange, type DateType } from '../../contracts/constants/time.ts';
import { Dropdown } from '../components/Dropdown.tsx';
import { fullClassName } from './class-name.ts';
import styles from './FilterBar.module.css';
import type { GradeOption } from './options.ts';

/** What a dashboard is filtered by; empty ids mean all. */
export interface DashboardFilter {
  dateType: DateType;
  gradeId: string;
  classId: string;
  range: DashboardRange;
}

interface Controlled<V> {
  value: V;
  onChange: (value: V) => void;
}

/** Chooses the last week, the last month or this term. */
const TimeRangeSelector = (props: Controlled<DateType>): ReactNode => (
  <Dropdown label="时间范围" options={timeFilters} {...props} />
);

type Place = Pick<DashboardFilter, 'gradeId' | 'classId'>;

/** Chooses a grade, one of its classes, or all. */
function GradeSelector({ grades, value, onChange }: Controlled<Place> & { grades: readonly GradeOption[] }): ReactNode {
  const places = placesIn(grades);
  const chosen = places.find((place) => place.gradeId === value.gradeId && place.classId === value.classId);
  return (
    <Dropdown
      label="年级班级"
      options={places}
      value={chosen?.key}
      onChange={(key) => {
        const place = places.find((each) => each.key === key);
        if (place) onChange({ gradeId: place.gradeId, classId: place.classId });
      }}
      valueField="key"
      labelField="text"
      groupField="group"
      width={selectorWidths.narrow}
    />
  );
}

function placesIn(grades: readonly GradeOption[]): (Place & { key: string; text: string; group: string })[] {
  const place = (gradeId: string, classId: string, text: string, group: string) => ({
    key: `${gradeId}/${classId}`,
    gradeId,
    classId,
    text,
    group,
  });
  return [
    place('', '', '全部年级', ''),
    ...grades.flatMap(({ gradeId, gradeName, children }) => [
      place(gradeId, '', `${gradeName}全部班级`, gradeName),
      ...children.map(({ id, className }) => place(gradeId, id, fullClassName({ gradeName, className }), gradeName)),
    ]),
  ];
}

/** Chooses today, within a week, or all. */
const RangeSelector = ({ value, onChange }: Controlled<DashboardRange>): ReactNode => (
  <SegmentedControl aria-label="范围" size="xs" data={[...dashboardRanges]} value={value} onChange={onChange} />
);

interface DashboardFiltersProps extends Controlled<DashboardFilter> {
  grades: readonly GradeOption[];
}

/** The filters of a dashboard in a row. */
export function DashboardFilters({ grades, value, onChange }: DashboardFiltersProps): ReactNode {
  const change = (part: Partial<DashboardFilter>) => onChange({ ...value, ...part });
  return (
    <Group gap={8} miw={0} wrap="nowrap" className={styles.bar} role="group" aria-label="筛选">
      <TimeRangeSelector value={value.dateType} onChange={(dateType) => change({ dateType })} />
      <GradeSelector grades={grades} value={value} onChange={change} />
      <RangeSelector value={value.range} onChange={(range) => change({ range })} />
    </Group>
  );
}
