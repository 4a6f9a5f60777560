import { Button, Kbd, Popover } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useShortcut } from '../../../components/shortcuts.ts';
import { TypeCards } from './TypeCards.tsx';

/** 布置: the one button that opens the four types of work to set. */
export function AssignMenu({ subjectId }: { subjectId: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('n', '布置', () => setIsOpen(true));
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={760}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          leftSection={<IconPlus size={16} aria-hidden />}
          rightSection={
            <>
              <Kbd size="xs" mr={4} aria-hidden>
                N
              </Kbd>
              <IconChevronDown size={14} aria-hidden />
            </>
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          布置
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="sm" bg="var(--ground)" aria-label="布置作业">
        <TypeCards subjectId={subjectId} />
      </Popover.Dropdown>
    </Popover>
  );
}
