import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { ClassNode, GradeNode } from '../../../filters/class-tree.ts';
import { removeOneClass, renameClass } from './class-actions.tsx';
import { classKey, type ClassTab } from './place.ts';

interface Props {
  grade: GradeNode;
  onOpen: (key: string, tab?: ClassTab) => void;
  onAdd: () => void;
}

const columns: readonly Column<ClassNode>[] = [
  { key: 'className', title: '班级' },
  {
    key: 'studentCount',
    title: '学生',
    width: 120,
    align: 'right',
    render: ({ studentCount }) => formatNumber(studentCount),
  },
];

/** The classes of a grade. */
export function GradeDetail({ grade, onOpen, onAdd }: Props): ReactNode {
  const { name, children = [], studentCount } = grade;
  const add = (
    <Button variant="default" size="xs" onClick={onAdd}>
      新增班级
    </Button>
  );
  return (
    <Card flush title={`${name}：${children.length} 个班，${formatNumber(studentCount)} 名学生`} aside={add}>
      <RecordTable
        label={`${name}的班级`}
        columns={columns}
        rows={children}
        keyOf={({ id }) => id}
        nameOf={({ className }) => className}
        actions={(row) => [
          { label: '查看', run: () => onOpen(classKey(row.id)) },
          { label: '改名', run: () => renameClass(row) },
          { label: '删除', run: () => removeOneClass(row, () => onOpen(classKey(row.id), 'students')), danger: true },
        ]}
      >
        {children.length === 0 && <EmptyState text="这个年级还没有班级。">{add}</EmptyState>}
      </RecordTable>
    </Card>
  );
}
