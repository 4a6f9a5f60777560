import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { pageStudents } from '../../../../contracts/vesta/student.ts';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';

interface Props {
  query: PageQuery<typeof pageStudents>;
  onPick: () => void;
  onAdd: () => void;
}

/** Search within a class, and the two ways of getting a student into it. */
export function ClassStudentsBar({ query, onPick, onAdd }: Props): ReactNode {
  return (
    <Toolbar label="筛选本班学生">
      <SearchField label="姓名或学号" value={query.filters.keyword ?? ''} onSearch={query.search} />
      <Group gap={8} ml="auto">
        <Button variant="default" onClick={onPick}>
          调入学生
        </Button>
        <Button variant="default" onClick={onAdd}>
          新增学生
        </Button>
      </Group>
    </Toolbar>
  );
}
