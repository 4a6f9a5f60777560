import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { promoteClasses } from '../../../../contracts/vesta/class.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { showDone } from '../../../components/toast.ts';
import { OpenWork } from './OpenWork.tsx';
import { Promoted } from './Promoted.tsx';
import { promotionColumns } from './promotion-columns.tsx';
import { leavers, planText, type Plan } from './promotion-plan.ts';
import styles from './classes.module.css';

/** What happens to each class, and the button that lets it happen. */
export function PromotionPlan({ plan, schoolId }: { plan: Plan; schoolId: string }): ReactNode {
  const { close } = useDialog();
  const promote = async () => {
    const done = await confirm({
      title: '确认升级',
      message: `${planText(plan)}24 小时内可以撤回。`,
      action: '升级',
      danger: leavers(plan).length > 0,
      run: async () => {
        const { promoted, graduated, students } = await call(promoteClasses, { schoolId });
        showDone(`已升级 ${promoted} 个班，毕业 ${graduated} 个班、${students} 名学生`);
      },
    });
    if (done) close();
  };
  if (plan.promoted) return <Promoted plan={plan} schoolId={schoolId} />;
  return (
    <>
      <Text mb="md">{planText(plan)}</Text>
      <div className={plan.openWorkCount > 0 ? styles.half : styles.bounded}>
        <RecordTable
          label="升级预览"
          columns={promotionColumns}
          rows={plan.classes}
          keyOf={({ classId }) => classId}
          nameOf={({ className }) => className}
        >
          {plan.classes.length === 0 && <EmptyState text="没有可升级的班级。" />}
        </RecordTable>
      </div>
      <OpenWork {...plan} />
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          关闭
        </Button>
        <Button disabled={plan.classes.length === 0} onClick={() => void promote()}>
          升级与毕业
        </Button>
      </DialogButtons>
    </>
  );
}
