import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { setMistakeCause } from '../../../../contracts/wrongbook/mistake-writes.ts';
import { getClassMistake } from '../../../../contracts/wrongbook/mistakes.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { useAction } from '../../../components/use-action.ts';
import { causeRows, type CauseRow } from './answers.ts';
import { causeColumns } from './cause-columns.tsx';
import styles from './open.module.css';

/** The cause of each student's mistake: suggested until somebody confirms or changes it. */
export function CauseDialog({ input }: { input: InputOf<typeof getClassMistake> }): ReactNode {
  const answer = useCall(getClassMistake, input);
  const set = async ({ studentId }: CauseRow, cause: MistakeCause | '') => {
    const { classId, courseId, questionId } = input;
    await call(setMistakeCause, { classId, courseId, studentId, questionId, cause });
  };
  return (
    <Dialog title="确认错因" size={640} drawer closing="完成">
      <Loaded answer={answer} what="错因">
        {({ answers }) => <Students rows={causeRows(answers)} set={set} />}
      </Loaded>
    </Dialog>
  );
}

interface Props {
  rows: readonly CauseRow[];
  set: (row: CauseRow, cause: MistakeCause | '') => Promise<unknown>;
}

function Students({ rows, set }: Props): ReactNode {
  const one = useAction(set);
  const open = rows.filter(({ isConfirmed }) => !isConfirmed);
  const all = useAction(async () => {
    for (const row of open) await set(row, row.cause);
  });
  return (
    <>
      <div className={styles.bar}>
        <span>
          {rows.length} 人，其中 {open.length} 人为建议
        </span>
        <Button size="compact-sm" disabled={open.length === 0} loading={all.busy} onClick={() => void all.run()}>
          全部按建议确认
        </Button>
      </div>
      <RecordTable
        label="错因"
        rows={rows}
        keyOf={({ studentId }) => studentId}
        nameOf={({ studentName }) => studentName}
        columns={causeColumns((row, cause) => void one.run(row, cause))}
      />
    </>
  );
}
