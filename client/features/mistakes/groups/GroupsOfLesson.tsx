import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoLesson } from '../NoLesson.tsx';
import type { Lesson } from '../use-lesson.ts';
import { ClassGroups } from './ClassGroups.tsx';
import { useGroups } from './use-groups.ts';

/** The groups of a lesson as a part of a screen. */
export function GroupsOfLesson({ lesson }: { lesson: Lesson | null }): ReactNode {
  const groups = useGroups(lesson);
  return <Stack>{groups ? <ClassGroups groups={groups} /> : <NoLesson />}</Stack>;
}
