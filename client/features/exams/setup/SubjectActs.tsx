import { Button, Group, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { today } from '../../../api/clock.ts';
import { dayBefore } from '../../../components/days.ts';
import type { Course } from '../../../session/courses.ts';
import { arranged, clockTime, minutesAt } from './auto-timetable.ts';
import type { PlannedSubject } from './plan.ts';
import type { PlanEditing } from './use-plan.ts';

/** Chinese, mathematics and English count most in most schools. */
const major = ['1', '2', '3'];

const subjectFor = ({ courseId, subjectId }: Course, subjects: readonly PlannedSubject[]): PlannedSubject => {
  const last = subjects.at(-1);
  const from = last ? clockTime(Math.min(minutesAt(last.to) + 20, 22 * 60)) : '08:00';
  const full = major.includes(subjectId) ? '150' : '100';
  const planned = {
    courseId,
    // A week is what most schools need between plan and exam.
    date: last?.date ?? dayBefore(today(), -7),
    from,
    to: from,
    full,
    way: 'scores',
    paperId: '',
  } as const;
  return { ...planned, to: clockTime(Math.min(minutesAt(from) + (full === '150' ? 120 : 90), 23 * 60 + 59)) };
};

interface Props extends Pick<PlanEditing, 'plan' | 'change'> {
  courses: readonly Course[];
}

/** Adds subjects, and sets them into days one after the other. */
export function SubjectActs({ plan: { subjects }, change, courses }: Props): ReactNode {
  const left = courses.filter(({ courseId }) => !subjects.some((one) => one.courseId === courseId));
  const add = (chosen: readonly Course[]) =>
    change({ subjects: chosen.reduce((known, course) => [...known, subjectFor(course, known)], subjects) });
  return (
    <Group gap={8}>
      {subjects.length > 1 && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => change({ subjects: arranged(subjects, subjects[0]!.date) })}
        >
          从第一科起自动排时间
        </Button>
      )}
      {left.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button size="compact-sm" variant="light" leftSection={<IconPlus size={14} aria-hidden />}>
              添加科目
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {left.length > 1 && <Menu.Item onClick={() => add(left)}>全部 {left.length} 科</Menu.Item>}
            {left.map((course) => (
              <Menu.Item key={course.courseId} onClick={() => add([course])}>
                {course.courseName}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
