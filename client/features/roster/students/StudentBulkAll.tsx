import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { enrolment } from '../../../../contracts/states.ts';
import type { pageStudents } from '../../../../contracts/vesta/student.ts';
import { askForAll, moveAll } from './all-students.tsx';

interface Props {
  query: InputOf<typeof pageStudents>;
  total: number;
  clear: () => void;
}

/** What can be done with all students that the filters find. */
export function StudentBulkAll({ query, total, clear }: Props): ReactNode {
  const all = { query, total };
  const then = async (done: Promise<unknown>) => {
    if (await done) clear();
  };
  return (
    <>
      {query.status === enrolment.inSchool && (
        <>
          <Button size="xs" onClick={() => void then(askForAll(all, 'enable'))}>
            启用
          </Button>
          <Button size="xs" variant="default" onClick={() => void then(askForAll(all, 'disable'))}>
            停用
          </Button>
          <Button size="xs" variant="default" onClick={() => void then(moveAll(all))}>
            调班
          </Button>
        </>
      )}
      <Button size="xs" variant="default" c="red.8" onClick={() => void then(askForAll(all, 'remove'))}>
        删除
      </Button>
    </>
  );
}
