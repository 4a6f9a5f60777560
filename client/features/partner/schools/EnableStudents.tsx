import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { previewEnabling } from '../../../../contracts/wrongbook/figures.ts';
import { enableStudents } from '../../../../contracts/wrongbook/organisation.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { useSelection } from '../../../components/table/use-selection.ts';
import { useAction } from '../../../components/use-action.ts';

type Preview = DataOf<typeof previewEnabling>;
type ClassRow = Preview['classes'][number];

/** What was done, with how it was before. */
interface Report extends DataOf<typeof enableStudents> {
  before: Preview;
  chosen: ReadonlySet<string>;
  word: string;
}

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

/** Enables or disables the students of some classes of a school: shows first what that changes, then what it has changed. */
export const openEnabling = (schoolId: string): Promise<unknown> => openDialog(<EnableStudents schoolId={schoolId} />);

function EnableStudents({ schoolId }: { schoolId: string }): ReactNode {
  const preview = useCall(previewEnabling, { schoolId });
  const [report, setReport] = useState<Report>();
  return (
    <Dialog title={`批量启用学生${preview.data ? ` · ${preview.data.schoolName}` : ''}`} size="lg" firm>
      <Loaded answer={preview} what="班级">
        {(data) =>
          report ? (
            <Outcome report={report} now={data} onAgain={() => setReport(undefined)} />
          ) : (
            <Choice schoolId={schoolId} preview={data} onDone={setReport} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface ChoiceProps {
  schoolId: string;
  preview: Preview;
  onDone: (report: Report) => void;
}

function Choice({ schoolId, preview, onDone }: ChoiceProps): ReactNode {
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
    const done = await call(enableStudents, { schoolId, classId: [...chosen].join(), enabled });
    onDone({ ...done, before: preview, chosen, word });
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

interface OutcomeProps {
  report: Report;
  now: Preview;
  onAgain: () => void;
}

function Outcome({ report: { total, changed, before, chosen, word }, now, onAgain }: OutcomeProps): ReactNode {
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
