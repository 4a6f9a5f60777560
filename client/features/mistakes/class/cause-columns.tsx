import { Button } from '@mantine/core';
import {
  mistakeCauseLabels,
  mistakeCauses,
  type MistakeCause,
} from '../../../../contracts/constants/mistake-causes.ts';
import { Dropdown } from '../../../components/Dropdown.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import type { Column } from '../../../components/table/columns.ts';
import type { CauseRow } from './answers.ts';

const options = mistakeCauses.map((value) => ({ value, label: mistakeCauseLabels[value] }));

/** Students with what they answered and why; `set` changes a cause, "" leaves it to the suggestion again. */
export const causeColumns = (set: (row: CauseRow, cause: MistakeCause | '') => void): readonly Column<CauseRow>[] => [
  { key: 'name', title: '学生', width: 88, render: ({ studentName }) => studentName },
  { key: 'answer', title: '作答', render: (row) => <RichText text={row.answer} /> },
  {
    key: 'cause',
    title: '错因',
    width: 140,
    render: (row) => (
      <Dropdown
        label={`${row.studentName}的错因`}
        options={options}
        value={row.cause}
        width={108}
        onChange={(cause) => set(row, cause)}
      />
    ),
  },
  {
    key: 'state',
    title: '状态',
    width: 72,
    render: ({ isConfirmed }) => (isConfirmed ? <Tag tone="done">已确认</Tag> : <Tag tone="warn">建议</Tag>),
  },
  {
    key: 'act',
    title: '',
    width: 72,
    render: (row) => (
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`${row.isConfirmed ? '撤销' : '确认'}${row.studentName}的错因`}
        onClick={() => set(row, row.isConfirmed ? '' : row.cause)}
      >
        {row.isConfirmed ? '撤销' : '确认'}
      </Button>
    ),
  },
];
