import { getWellbeingRule, setWellbeingRule } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { showDone } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';

/** Sets for how many days the school keeps what students wrote. */
export const openKeepRule = (): Promise<boolean> => attempt(askForDays);

async function askForDays(): Promise<void> {
  const { keepDays } = await call(getWellbeingRule, {});
  const done = await openDialog<{ removed: number }>(
    <FormDialog title="保留时间" size="sm" {...formCall(setWellbeingRule)} values={{ keepDays: String(keepDays) }}>
      <TextField
        name="keepDays"
        inputMode="numeric"
        help="30 到 3650 天，从写下或关闭个案那天算起。到期的正文和跟进记录会被彻底删除，不能恢复；跟进中的不删，查阅记录一直保留。"
      />
    </FormDialog>,
  );
  if (done) showDone(done.removed > 0 ? `已保存，删除了到期的 ${done.removed} 篇` : '已保存');
}
