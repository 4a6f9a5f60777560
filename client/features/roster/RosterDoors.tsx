import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../session/paths.ts';

const doors = [
  { value: 'classes', label: '班级' },
  { value: 'teachers', label: '教师' },
  { value: 'students', label: '学生' },
] as const;

/** The ways from one list of the roster to the others, where the menu has one entry for all of them. */
export function RosterDoors({ here }: { here: (typeof doors)[number]['value'] }): ReactNode {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      size="xs"
      aria-label="教务管理"
      data={[...doors]}
      value={here}
      onChange={(purpose) => void navigate(pathTo(purpose) ?? '/')}
    />
  );
}
