import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../components/page-query.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { filterIn, groupOptions, scoresText } from './groups.ts';

interface Props {
  /** How many the filters leave, of how many. */
  count: number;
  total: number;
}

/** Narrows the students to a group, to scores, to a name. */
export function StudentFilters({ count, total }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const filter = filterIn(address);
  const scores = scoresText(filter);
  const change = (changes: Record<string, string>) => setAddress(changeAddress(address, changes));
  return (
    <Toolbar label="筛选学生">
      <FilterSelect
        label="成绩"
        all="全部学生"
        options={groupOptions}
        value={filter.group}
        onChange={(group) => change({ group })}
        width={144}
      />
      {scores !== '' && (
        <Button
          variant="light"
          size="xs"
          onClick={() => change({ from: '', to: '' })}
          aria-label={`取消筛选：${scores}`}
        >
          {scores} ✕
        </Button>
      )}
      <SearchField
        label="姓名或学号"
        value={address.get('keyword') ?? ''}
        onSearch={(keyword) => setAddress(changeAddress(address, { keyword }), { replace: true })}
        width={200}
      />
      <Text size="sm" c="dimmed" ml="auto" role="status">
        {count === total ? `共 ${total} 人` : `${count} 人，共 ${total} 人`}
      </Text>
    </Toolbar>
  );
}
