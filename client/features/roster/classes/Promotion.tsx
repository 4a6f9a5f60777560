import type { ReactNode } from 'react';
import { getPromotionPlan } from '../../../../contracts/vesta/class.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { PromotionPlan } from './PromotionPlan.tsx';

/** Shows what the step into the next school year does with each class, and takes it after asking. */
export function Promotion({ schoolId }: { schoolId: string }): ReactNode {
  const plan = useCall(getPromotionPlan, { schoolId });
  return (
    <Dialog title="升级与毕业" size={640}>
      <Loaded answer={plan} what="升级预览">
        {(data) => <PromotionPlan plan={data} schoolId={schoolId} />}
      </Loaded>
    </Dialog>
  );
}
