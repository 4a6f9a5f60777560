import { Group, Text } from '@mantine/core';
import { wellbeingActs } from '../../../../contracts/constants/wellbeing.ts';
import { addWellbeingRecord } from '../../../../contracts/wrongbook/wellbeing/cases.ts';
import { now } from '../../../api/clock.ts';
import { formCall } from '../../../api/form-call.ts';
import { dayOf } from '../../../components/days.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { MomentField } from '../../../components/form/MomentField.tsx';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { kindLabels } from '../words.ts';
import type { Case } from './case.ts';
import { filled, steps } from './fields.ts';
import { forgetUnsaved, KeepUnsaved, unsavedOf, type Notes } from './unsaved-notes.ts';

const kinds = wellbeingActs.map((value) => ({ value, label: kindLabels[value] }));

/** Now, as fields of moments hold it. */
const moment = (): string => {
  const date = new Date(now());
  return `${dayOf(date)} ${date.toTimeString().slice(0, 5)}`;
};

/** Writes down what has been done, and what comes next. */
export async function openRecord({ textId }: Case, kind: (typeof wellbeingActs)[number]): Promise<void> {
  const known = unsavedOf(textId);
  const blank: Notes = { kind, happenedAt: moment(), place: '', note: '', nextStep: '', nextAt: '' };
  const { endpoint, send } = formCall(addWellbeingRecord);
  const isSaved = await openDialog<boolean>(
    <FormDialog
      title="记下一次跟进"
      drawer
      size={520}
      endpoint={endpoint}
      send={async (input) => {
        await send(input);
        return true;
      }}
      fixed={{ textId }}
      values={known ? { ...known, kind } : blank}
      before={blank}
      isFilled={known !== undefined}
      ask={() => Promise.resolve(true)}
      inputOf={filled}
    >
      <KeepUnsaved textId={textId} />
      {known && (
        <Text size="sm" c="dimmed">
          上次离开时没有保存的内容已经填回。
        </Text>
      )}
      <RadioField name="kind" options={kinds} />
      <MomentField name="happenedAt" />
      <TextField name="place" help="例如心理室、电话，母亲" />
      <ParagraphField
        name="note"
        rows={6}
        help="看到了什么，说好了什么。和正文一样加密保存；没有保存就离开，回来时还在。"
      />
      <Group align="flex-start">
        <SelectField name="nextStep" options={steps} placeholder="没有约定" />
        <MomentField name="nextAt" />
      </Group>
    </FormDialog>,
  );
  if (isSaved) forgetUnsaved(textId);
}
