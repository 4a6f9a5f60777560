import { Group, Pagination } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dropdown } from '../Dropdown.tsx';
import { formatNumber } from '../../../contracts/figure-text.ts';
import { pageSizes } from '../page-query.ts';
import type { PageControls } from '../use-page-query.ts';

const sizes = pageSizes.map((size) => ({ value: size, label: `${size} 条/页` }));

interface Props {
  /** What the table lists. */
  label: string;
  /** Unknown while the first page is being loaded. */
  total: number | undefined;
  controls: PageControls;
}

/** Count, size and number of the page, below a table. */
export function TablePager({ label, total, controls }: Props): ReactNode {
  const { current, size, goTo, resize } = controls;
  return (
    <Group component="nav" justify="flex-end" gap="sm" px="md" py={10} c="dimmed" fz="sm" aria-label={`${label}分页`}>
      {total !== undefined && <span>共 {formatNumber(total)} 条</span>}
      <Dropdown label="每页条数" options={sizes} value={size} onChange={resize} width={104} />
      <Pagination
        size="sm"
        total={Math.max(1, Math.ceil((total ?? 0) / size))}
        value={current}
        onChange={goTo}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? '下一页' : '上一页' })}
        getItemProps={(page) => ({ 'aria-label': `第 ${page} 页` })}
      />
    </Group>
  );
}
