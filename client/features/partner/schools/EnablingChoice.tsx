import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { enableStudents } from '../../../../contracts/wrongbook/organisation.ts';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { useSelection } from '../../../components/table/use-selection.ts';
import { useAction } from '../../../components/use-action.ts';
import { runTask } from '../../tasks/run-task.ts';
import type { Preview, Report } from './EnablingOutcome.tsx';

type ClassRow = Preview['classes'][number];

const states = [
  { value: '1', label: '启用' },
  { value: '0', label: '停用' },
];

const columns: readonly Column<ClassRow>[] = [
  { key: 'className', title: '班级' },
  { key: 'students', title: '在校学生', width: 96, align: 'right', render: ({ students }) => formatNumber(students) },
  { key: 'enabled', title: '已启用', width: 96, align: 'right', render: ({ enabled }) => formatNumber(enabled) },
];

const isWithStudents = ({ students }: ClassRow): boolean => students > 0;

interface ChoiceProps {
  schoolId: string;
  preview: Preview;
  onDone: (report: Report) => void;
}

/** Chooses classes, and tells beforehand what that changes. */
export function EnablingChoice({ schoolId, preview, onDone }: ChoiceProps): ReactNode {
  const { close } = useDialog();
  const [state, setState] = useState('1');
  const classes = preview.classes.filter(isWithStudents);
  const selection = useSelection(classes, ({ classId }) => classId, state);
  const enabled = state === '1' ? 1 : 0;
  const total = selection.rows.reduce((sum, one) => sum + one.students, 0);
  const already = selection.rows.reduce((sum, one) => sum + (enabled ? one.enabled : one.students - one.enabled), 0);
  const changed = total - already;
  const after = preview.enabled + (enabled ? changed : -changed);
  const word = enabled ? '启用' : '停用';
  const { run, busy } = useAction(async () => {
    const chosen = new Set(selection.rows.map(({ classId }) => classId));
    const input = { schoolId, classId: [...chosen].join(), enabled } as const;
    const title = `${word} ${formatNumber(total)} 名学生`;
    const { counts } = await runTask({ name: 'enableStudents', endpoint: enableStudents, input, title });
    onDone({ ...counts, before: preview, chosen, word });
  });
  return (
    <>
      <FilterSelect label="操作" options={states} value={state} onChange={setState} width={96} />
      <RecordTable
        label="班级"
        columns={columns}
        rows={classes}
        keyOf={({ classId }) => classId}
        nameOf={({ className }) => className}
        selection={selection}
      />
      <Text size="sm" mt="sm" role="status">
        {selection.rows.length === 0
          ? `席位 ${formatNumber(preview.seats)}，已启用 ${formatNumber(preview.enabled)} 人。请选择班级。`
          : `所选 ${formatNumber(total)} 人，其中 ${formatNumber(already)} 人已${word}，将${word} ${formatNumber(changed)} 人；之后全校启用 ${formatNumber(after)} 人，席位 ${formatNumber(preview.seats)}。`}
      </Text>
      {after > preview.seats && selection.rows.length > 0 && (
        <Text size="sm" c="red.9">
          {`超出席位 ${formatNumber(after - preview.seats)} 人，请联系学校增购。`}
        </Text>
      )}
      <DialogButtons sticky>
        <Button variant="default" disabled={busy} onClick={() => close()}>
          取消
        </Button>
        <Button
          disabled={changed === 0}
          loading={busy}
          color={enabled ? undefined : 'red.9'}
          onClick={() => void run()}
        >
          {`${word} ${formatNumber(changed)} 人`}
        </Button>
      </DialogButtons>
    </>
  );
}
