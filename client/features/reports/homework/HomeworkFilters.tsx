import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { listLessons } from '../../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../../api/use-call.ts';
import { DateRange } from '../../../components/page/DateRange.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { fullClassName } from '../../../filters/class-name.ts';
import { teacher } from '../../../session/teacher.ts';
import type { HomeworkQuery } from './use-homework-query.ts';

/** Chooses the period, and some of the classes that have the course. */
export function HomeworkFilters({ query }: { query: HomeworkQuery }): ReactNode {
  const { period, changePeriod } = query;
  return (
    <Toolbar label="筛选作业学情">
      <DateRange label="布置日期" value={period} onChange={changePeriod} />
      <ClassToggles query={query} />
    </Toolbar>
  );
}

function ClassToggles({ query: { classIds, changeClasses } }: { query: HomeworkQuery }): ReactNode {
  const { courseId } = useSnapshot(teacher);
  const { data: lessons = [] } = useCall(listLessons, {});
  const classes = lessons.filter((lesson) => lesson.courseId === courseId);
  const toggle = (id: string) =>
    changeClasses(classIds.includes(id) ? classIds.filter((one) => one !== id) : [...classIds, id]);
  return (
    <Group gap={8} role="group" aria-label="班级">
      <Toggle label="全部班级" pressed={classIds.length === 0} onClick={() => changeClasses([])} />
      {classes.map(({ classId, className, gradeName }) => (
        <Toggle
          key={classId}
          label={fullClassName({ className, gradeName })}
          pressed={classIds.includes(classId)}
          onClick={() => toggle(classId)}
        />
      ))}
    </Group>
  );
}

const Toggle = ({ label, pressed, onClick }: { label: string; pressed: boolean; onClick: () => void }): ReactNode => (
  <ToggleButton size="compact-md" fz="sm" radius="xl" pressed={pressed} onClick={onClick}>
    {label}
  </ToggleButton>
);
