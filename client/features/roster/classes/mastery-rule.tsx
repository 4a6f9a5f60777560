import { getMasteryRule, setMasteryRule } from '../../../../contracts/wrongbook/mistake-writes.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { showDone } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';

const readRule = async (schoolId: string, quiet = false) => {
  const { times, days } = await call(getMasteryRule, { schoolId }, { quiet });
  return { times: String(times), days: String(days) };
};

/** Sets when the school takes a mistake for mastered; all mistake books follow. */
export const openMasteryRule = (schoolId: string): Promise<boolean> => attempt(() => askForRule(schoolId));

async function askForRule(schoolId: string): Promise<void> {
  const values = await readRule(schoolId);
  const isSet = await openDialog<boolean>(
    <FormDialog
      title="错题掌握标准"
      size="sm"
      endpoint={setMasteryRule}
      fixed={{ schoolId }}
      values={values}
      edited={{ read: async () => ({ values: await readRule(schoolId, true) }) }}
      send={async (input) => {
        await formCall(setMasteryRule).send(input);
        return true;
      }}
    >
      <TextField name="times" inputMode="numeric" help="一道错题之后要做对几次才算掌握，1 到 5 次" />
      <TextField
        name="days"
        inputMode="numeric"
        help="两次做对至少相隔几天，0 到 60 天。保存后，全校错题本的状态立即按新标准更新；老师手工标记的不变。"
      />
    </FormDialog>,
  );
  if (isSet) showDone('已按新标准更新全校错题本');
}
