import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useShortcut } from '../../../components/shortcuts.ts';
import { useIsHere } from '../../../components/use-is-here.ts';
import { startPrint, type PrintOrder } from '../../printing/print-job.ts';
import { orderOf, type requestOf } from './print-request.ts';
import type { ExamDetail } from '../frame/exam.ts';

/** Prints or saves all of it in the background. */
export function PrintActs({ exam, request }: { exam: ExamDetail; request: ReturnType<typeof requestOf> }): ReactNode {
  const isHere = useIsHere();
  const none = request.kinds.length === 0;
  const start = (act: PrintOrder['act'], form: 'pdf' | 'archive' = 'pdf') =>
    void startPrint(orderOf(exam, request, act, form), isHere);
  useShortcut('p', '打印', () => {
    if (!none) start('print');
  });
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="light"
        leftSection={<IconPrinter size={16} aria-hidden />}
        disabled={none}
        onClick={() => start('print')}
      >
        打印
      </Button>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button size="xs" variant="default" disabled={none} rightSection={<IconChevronDown size={14} aria-hidden />}>
            存为
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => start('save')}>一个 PDF</Menu.Item>
          <Menu.Item onClick={() => start('save', 'archive')}>压缩包（按班级、考场、科目分开）</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
