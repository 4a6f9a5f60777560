import { Button, Group, ScrollArea, SegmentedControl, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../../../components/page/Panel.tsx';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { useShortcuts } from '../../../../components/shortcuts.ts';
import { openAllocation } from '../allocation/open-allocation.tsx';
import type { SubjectProgress } from '../shapes.ts';
import { partShown, useMarkingPlace } from '../use-marking-place.ts';
import { PartMarkers } from './PartMarkers.tsx';
import { PartTable } from './PartTable.tsx';

interface Props {
  examId: string;
  subject: SubjectProgress;
}

/** One subject: its parts, the markers of one of them, and how far each part is. */
export function SubjectPanel({ examId, subject }: Props): ReactNode {
  const place = useMarkingPlace();
  const { parts, courseName, subjectId, isPublished } = subject;
  const part = partShown(parts, place.part);
  const at = part ? parts.indexOf(part) : 0;
  const turn = (by: 1 | -1) => {
    const next = parts[at + by];
    if (next) place.choosePart(next.id);
  };
  useShortcuts([
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      shown: '← →',
      label: '上一题组、下一题组',
      run: ({ key }) => turn(key === 'ArrowRight' ? 1 : -1),
    },
  ]);
  const allocate = () => void openAllocation(examId, subjectId);
  return (
    <Panel
      label={courseName}
      head={
        <Group gap={10} wrap="nowrap">
          <Title order={2} fz={15} lh="inherit" flex="none">
            {courseName}
          </Title>
          <ScrollArea flex={1} type="never">
            {parts.length > 1 && (
              <SegmentedControl
                size="xs"
                aria-label="题组"
                data={parts.map(({ id, name }) => ({ value: id, label: name }))}
                value={part?.id ?? ''}
                onChange={place.choosePart}
              />
            )}
          </ScrollArea>
          {!isPublished && (
            <Button size="compact-sm" variant="default" flex="none" onClick={allocate}>
              {part ? '改分配' : '安排阅卷'}
            </Button>
          )}
        </Group>
      }
    >
      {part ? (
        <>
          <PartMarkers partId={part.id} />
          {parts.length > 1 && <PartTable parts={parts} choose={place.choosePart} />}
        </>
      ) : (
        <NotGivenOut courseName={courseName} isPublished={isPublished} allocate={allocate} />
      )}
    </Panel>
  );
}

interface NotGivenOutProps extends Pick<SubjectProgress, 'courseName' | 'isPublished'> {
  allocate: () => void;
}

const NotGivenOut = ({ courseName, isPublished, allocate }: NotGivenOutProps): ReactNode =>
  isPublished ? (
    <EmptyState text={`${courseName}没有分给多人阅卷，已经发布；要再分，须先撤回发布。`} />
  ) : (
    <EmptyState text={`${courseName}还没有阅卷人。`}>
      <Button onClick={allocate}>安排{courseName}阅卷</Button>
    </EmptyState>
  );
