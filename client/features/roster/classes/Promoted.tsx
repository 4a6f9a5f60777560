import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { takeBackPromotion } from '../../../../contracts/vesta/class.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { Notice } from '../../../components/state/Notice.tsx';
import { showDone } from '../../../components/toast.ts';
import type { Plan } from './promotion-plan.ts';

/** The school year has begun; for a day that can be taken back. */
export function Promoted({ plan, schoolId }: { plan: Plan; schoolId: string }): ReactNode {
  const { close } = useDialog();
  const takeBack = async () => {
    const done = await confirm({
      title: '撤回升级',
      message: '所有班级回到升级前的年级，毕业的班级和学生恢复在校。升级后新布置的作业保留现在的班级名称。',
      action: '撤回升级',
      danger: true,
      run: async () => {
        const { classes, students } = await call(takeBackPromotion, { schoolId });
        showDone(`已撤回：${classes} 个班回到原年级，${students} 名学生恢复在校`);
      },
    });
    if (done) close();
  };
  return (
    <>
      <Notice tone="good">
        {plan.schoolYear} 学年已经升级，不能重复升级。
        {plan.takeBackUntil && `如有差错，可在 ${plan.takeBackUntil.slice(0, 16)} 前撤回。`}
      </Notice>
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          关闭
        </Button>
        {plan.takeBackUntil && (
          <Button color="red.9" variant="outline" onClick={() => void takeBack()}>
            撤回升级
          </Button>
        )}
      </DialogButtons>
    </>
  );
}
