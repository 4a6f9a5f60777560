import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getPromotionPlan, promoteClasses } from '../../../../contracts/vesta/class.ts';
import { useCall } from '../../../api/use-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { DialogButtons } from '../../../components/dialog/DialogButtons.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { formatNumber } from '../../../components/format.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { showDone } from '../../../components/toast.ts';
import { write } from '../refresh.ts';
import { leavers, planText } from './promotion-plan.ts';
import styles from './classes.module.css';

type Plan = DataOf<typeof getPromotionPlan>;
type Step = Plan['classes'][number];

const columns: readonly Column<Step>[] = [
  { key: 'gradeName', title: '现年级' },
  { key: 'className', title: '班级' },
  {
    key: 'nextGradeName',
    title: '升入',
    render: ({ nextGradeId, nextGradeName }) => (nextGradeId ? nextGradeName : <Tag tone="warn">毕业</Tag>),
  },
  {
    key: 'studentCount',
    title: '学生',
    width: 80,
    align: 'right',
    render: ({ studentCount }) => formatNumber(studentCount),
  },
];

/** Shows what the step into the next school year does with each class, and takes it after asking. */
export function Promotion({ schoolId }: { schoolId: string }): ReactNode {
  const plan = useCall(getPromotionPlan, { schoolId });
  return (
    <Dialog title="升级与毕业" size={640}>
      <Loaded answer={plan} what="升级预览">
        {(data) => <PlanView plan={data} schoolId={schoolId} />}
      </Loaded>
    </Dialog>
  );
}

function PlanView({ plan, schoolId }: { plan: Plan; schoolId: string }): ReactNode {
  const { close } = useDialog();
  const promote = async () => {
    const done = await confirm({
      title: '确认升级',
      message: `${planText(plan)}此操作不能撤销。`,
      action: '升级',
      danger: leavers(plan).length > 0,
      run: async () => {
        const { promoted, graduated, students } = await write(promoteClasses, { schoolId });
        showDone(`已升级 ${promoted} 个班,毕业 ${graduated} 个班、${students} 名学生`);
      },
    });
    if (done) close();
  };
  return (
    <>
      {plan.promoted ? (
        <Alert color="teal" variant="light">
          {plan.schoolYear} 学年已经升级,不能重复升级。
        </Alert>
      ) : (
        <p className={styles.plan}>{planText(plan)}</p>
      )}
      <div className={styles.bounded}>
        <RecordTable
          label="升级预览"
          columns={columns}
          rows={plan.classes}
          keyOf={({ classId }) => classId}
          nameOf={({ className }) => className}
        >
          {plan.classes.length === 0 && <EmptyState text="没有可升级的班级。" />}
        </RecordTable>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          关闭
        </Button>
        <Button disabled={plan.promoted || plan.classes.length === 0} onClick={() => void promote()}>
          升级与毕业
        </Button>
      </DialogButtons>
    </>
  );
}
