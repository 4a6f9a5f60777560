import { Popover, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PaperSections } from '../../../paper-builder/paper.ts';
import { totalField } from '../paper-check.ts';
import { isTargetWrong, lackingPoints, wantedTotal, type Target } from '../target.ts';
import { TargetFields } from '../TargetFields.tsx';

/** How far the paper is from its total, and what changes that. */
export function TargetButton({ sections, target }: { sections: PaperSections; target: Target }): ReactNode {
  const lacking = lackingPoints(sections, target);
  return (
    <Popover position="bottom-end" width={460} trapFocus withinPortal>
      <Popover.Target>
        <UnstyledButton
          mt={4}
          fz="xs"
          c={lacking === 0 ? 'indigo.8' : '#8a5300'}
          data-field={totalField}
          data-fault={lacking !== 0 || undefined}
        >
          {wordsOf(lacking, target)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <TargetFields target={target} error={isTargetWrong(target) ? '须为数字；不限可以不填' : undefined} />
        <Text size="xs" c="dimmed" mt={4}>
          改了马上生效
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

function wordsOf(lacking: number, target: Target): string {
  if (lacking > 0) return `还差 ${lacking} 分，改要求`;
  if (lacking < 0) return `多出 ${-lacking} 分，改要求`;
  return wantedTotal(target) === undefined ? '设总分和题数' : '正好，改要求';
}
