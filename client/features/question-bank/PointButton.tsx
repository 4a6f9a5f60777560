import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { getKnowledgeTree } from '../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../api/use-call.ts';
import { PointTree, type PointTreeProps } from './PointTree.tsx';

/** The chosen knowledge point; opens the tree of all to choose another. */
export function PointButton({ width, ...props }: PointTreeProps & { width?: number }): ReactNode {
  const { subjectId, stage, pointId, onChoose } = props;
  const [opened, setOpened] = useState(false);
  const chapters = useCall(getKnowledgeTree, { subjectId, stage }).data ?? [];
  const name = chapters.flatMap((chapter) => [chapter, ...chapter.children]).find(({ id }) => id === pointId)?.name;
  const choose = (chosen: string) => {
    setOpened(false);
    onChoose(chosen);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={340} trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant={name === undefined ? 'default' : 'light'}
          w={width}
          maw={width ?? 176}
          justify={width === undefined ? 'center' : 'space-between'}
          px="sm"
          fw={400}
          aria-label={`知识点：${name ?? '全部知识点'}`}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {name ?? '全部知识点'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={420} style={{ overflow: 'auto' }}>
        <PointTree {...props} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}
