import { setClock } from '../../../contracts/console/clock.ts';
import { formCall } from '../../api/form-call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { MomentField } from '../../components/form/MomentField.tsx';

/** Asks to which moment the clock of a sandbox is to be set. */
export const openSetClock = (sandbox: string, time: string): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="拨动时钟"
      submit="拨到"
      size="sm"
      {...formCall(setClock)}
      fixed={{ sandbox }}
      values={{ time: time.slice(0, 16) }}
      // The clock may be set to what it shows: it is then frozen there, or goes on.
      before={{ time: '' }}
    >
      <MomentField name="time" help="2000 年到 2099 年之间；走得多快、冻不冻结不变" />
    </FormDialog>,
  );
