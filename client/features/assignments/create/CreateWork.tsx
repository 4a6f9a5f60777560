import { Stack } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { teacher } from '../../../session/teacher.ts';
import type { Origin } from './draft-shape.ts';
import { isSupported, typeOf, useLessons } from './lessons.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { fitLesson } from './setup-actions.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { useWork } from './use-draft.ts';
import { WorkSteps } from './WorkSteps.tsx';

interface Props {
  origin: Origin;
  /** Beside the title, where the steps are told. */
  place: HTMLElement | null;
}

/** Setting work: its steps once it is known what the teacher teaches, then what came of it. */
export function CreateWork({ origin, place }: Props): ReactNode {
  const { answer, lessons } = useLessons();
  const work = useWork();
  const { key, taskType, done, lesson } = work.draft;
  const isKnown = answer.data !== undefined;
  const hasTypeChoice = origin.copyId === '' && origin.paperId === '';
  const fit = useEffectEvent(() => fitLesson(lessons, teacher.courseId));
  useEffect(() => {
    if (isKnown) fit();
  }, [isKnown, key, lesson]);
  if (done) return <ResultPanel work={work} />;
  return (
    <Loaded answer={answer} what="任教的课程">
      {() =>
        lessons.some(({ subjectId }) => isSupported(taskType, subjectId)) ? (
          <WorkSteps work={work} hasTypeChoice={hasTypeChoice} place={place} />
        ) : (
          <Card>
            <Stack gap="lg">
              {hasTypeChoice && <TypeChoice lessons={lessons} taskType={taskType} />}
              <EmptyState text={`你任教的课程不能布置${typeOf(taskType).title}。`} />
            </Stack>
          </Card>
        )
      }
    </Loaded>
  );
}
