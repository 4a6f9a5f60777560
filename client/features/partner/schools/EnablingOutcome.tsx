import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { previewEnabling } from '../../../../contracts/wrongbook/figures.ts';
import type { enableStudents } from '../../../../contracts/wrongbook/organisation.ts';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';

/** The classes of a school with who may use the product. */
export type Preview = DataOf<typeof previewEnabling>;

/** What was done, with how it was before. */
export interface Report extends DataOf<typeof enableStudents> {
  before: Preview;
  chosen: ReadonlySet<string>;
  word: string;
}

interface OutcomeProps {
  report: Report;
  now: Preview;
  onAgain: () => void;
}

/** Tells what was changed, class by class. */
export function EnablingOutcome({
  report: { total, changed, before, chosen, word },
  now,
  onAgain,
}: OutcomeProps): ReactNode {
  const { close } = useDialog();
  const earlier = new Map(before.classes.map((one) => [one.classId, one.enabled]));
  return (
    <>
      <Text size="sm" mb="sm" role="status">
        {`范围内 ${formatNumber(total)} 人，${word}了 ${formatNumber(changed)} 人，${formatNumber(total - changed)} 人原本就是如此。全校现已启用 ${formatNumber(now.enabled)} 人，席位 ${formatNumber(now.seats)}。`}
      </Text>
      <RecordTable
        label="结果"
        rows={now.classes.filter(({ classId }) => chosen.has(classId))}
        keyOf={({ classId }) => classId}
        nameOf={({ className }) => className}
        columns={[
          { key: 'className', title: '班级' },
          { key: 'students', title: '在校学生', width: 96, align: 'right' },
          {
            key: 'before',
            title: '原已启用',
            width: 96,
            align: 'right',
            render: ({ classId }) => earlier.get(classId),
          },
          { key: 'enabled', title: '现已启用', width: 96, align: 'right' },
        ]}
      />
      <DialogButtons sticky>
        <Button variant="default" onClick={onAgain}>
          再选班级
        </Button>
        <Button onClick={() => close()}>完成</Button>
      </DialogButtons>
    </>
  );
}
