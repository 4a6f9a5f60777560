import { Group, Text } from '@mantine/core';
import { wellbeingActs, wellbeingLevels, wellbeingSteps } from '../../../../contracts/constants/wellbeing.ts';
import {
  addWellbeingRecord,
  closeWellbeingCase,
  planWellbeingCase,
  setWellbeingLevel,
} from '../../../../contracts/wrongbook/wellbeing/cases.ts';
import { now } from '../../../api/clock.ts';
import { formCall } from '../../../api/form-call.ts';
import { dayOf } from '../../../components/days.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { MomentField } from '../../../components/form/MomentField.tsx';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { kindLabels, stepLabels } from '../words.ts';
import type { Case } from './case.ts';

const steps = wellbeingSteps.filter((step) => step !== 'open').map((value) => ({ value, label: stepLabels[value] }));
const kinds = wellbeingActs.map((value) => ({ value, label: kindLabels[value] }));

/** Now, as fields of moments hold it. */
const moment = (): string => {
  const date = new Date(now());
  return `${dayOf(date)} ${date.toTimeString().slice(0, 5)}`;
};

/** Fields that are left blank are left out. */
const filled = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Writes down what has been done, and what comes next. */
export const openRecord = ({ textId }: Case, kind: (typeof wellbeingActs)[number]): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="记下一次跟进"
      drawer
      size={520}
      {...formCall(addWellbeingRecord)}
      fixed={{ textId }}
      values={{ kind: kind, happenedAt: moment(), place: '', note: '', nextStep: '', nextAt: '' }}
      inputOf={filled}
    >
      <RadioField name="kind" options={kinds} />
      <MomentField name="happenedAt" />
      <TextField name="place" help="例如心理室、电话，母亲" />
      <ParagraphField name="note" rows={6} help="看到了什么，说好了什么。和正文一样加密保存。" />
      <Group align="flex-start">
        <SelectField name="nextStep" options={steps} placeholder="没有约定" />
        <MomentField name="nextAt" />
      </Group>
    </FormDialog>,
  );

/** Raises or lowers the level, with what that rests on. */
export const openLevel = ({ textId, version, level }: Case): Promise<unknown> =>
  openDialog(
    <FormDialog
      title={`把级别从${wellbeingLevels[level]}改为`}
      submit="调整级别"
      {...formCall(setWellbeingLevel)}
      fixed={{ textId, version }}
      values={{ level: '', reason: '' }}
    >
      <RadioField
        name="level"
        options={wellbeingLevels
          .flatMap((label, value) => (value === level ? [] : { value: String(value), label }))
          .toReversed()}
      />
      <ParagraphField name="reason" rows={3} help="写下依据，例如面谈中看到的变化。" />
    </FormDialog>,
  );

/** Agrees on another time, or gives the case to a colleague. */
export const openPlan = ({ textId, version, ownerId, nextStep, nextAt, colleagues }: Case): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="下一步和负责人"
      {...formCall(planWellbeingCase)}
      fixed={{ textId, version }}
      values={{ nextStep: nextStep === 'open' ? '' : (nextStep as string), nextAt: nextAt.slice(0, 16), ownerId }}
      inputOf={filled}
    >
      <SelectField name="nextStep" options={steps} />
      <MomentField name="nextAt" />
      <SelectField name="ownerId" options={colleagues.map(({ id, name }) => ({ value: id, label: name }))} />
    </FormDialog>,
  );

/** Closes a case that has had a talk and a contact with home. */
export const openClosing = ({ textId, version }: Case): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="关闭个案"
      submit="关闭个案"
      {...formCall(closeWellbeingCase)}
      fixed={{ textId, version }}
      values={{ note: '' }}
    >
      <Text size="sm" c="dimmed">
        关闭后不能再添加跟进；到了学校设定的保留时间，正文和跟进记录会一起删除。
      </Text>
      <ParagraphField name="note" rows={3} autofocus />
    </FormDialog>,
  );
