import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Screen } from '../../../components/page/Screen.tsx';
import { NoLesson } from '../NoLesson.tsx';
import type { Lesson } from '../use-lesson.ts';
import { ClassGroups } from './ClassGroups.tsx';
import { useGroups } from './use-groups.ts';

interface Props {
  title: string;
  /** The way back. */
  lead?: ReactNode;
  /** null until the header has one. */
  lesson: Lesson | null;
}

/** Groups of students with like mistakes: why they are together, whom to move, and what to practise. */
export function GroupsScreen({ title, lead, lesson }: Props): ReactNode {
  const groups = useGroups(lesson);
  const data = groups?.answer.data;
  return (
    <Screen
      title={title}
      lead={lead}
      note={data && `${data.groups.length} 组`}
      actions={
        data &&
        data.version > 0 && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => void groups.regroup()}
          >
            重新分组
          </Button>
        )
      }
    >
      {groups ? <ClassGroups groups={groups} /> : <NoLesson />}
    </Screen>
  );
}
