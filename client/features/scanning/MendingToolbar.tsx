import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { pageScanPages } from '../../../contracts/wrongbook/scans.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Toolbar } from '../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../components/use-page-query.ts';
import { pageStateOptions } from './scan.ts';

interface Props {
  query: PageQuery<typeof pageScanPages>;
  /** Of the scan or work that the pages are of. */
  title: string;
}

/** The way back, and which pages are shown. */
export function MendingToolbar({ query, title }: Props): ReactNode {
  const [, setAddress] = useSearchParams();
  return (
    <Toolbar label="筛选扫描页">
      <Button variant="default" onClick={() => setAddress({ tab: 'scan' })}>
        返回扫描件
      </Button>
      <FilterSelect
        label="结果"
        width={172}
        options={pageStateOptions}
        value={query.filters.state}
        onChange={(state) => query.filter({ state })}
      />
      <Text inherit span truncate c="dimmed">
        {title}
      </Text>
    </Toolbar>
  );
}
