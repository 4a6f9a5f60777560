import { Text } from '@mantine/core';
import { wellbeingLevels } from '../../../../contracts/constants/wellbeing.ts';
import {
  closeWellbeingCase,
  planWellbeingCase,
  setWellbeingLevel,
} from '../../../../contracts/wrongbook/wellbeing/cases.ts';
import { formCall } from '../../../api/form-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { RadioField, SelectField } from '../../../components/form/fields.tsx';
import { MomentField } from '../../../components/form/MomentField.tsx';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import type { Case } from './case.ts';
import { filled, steps } from './fields.ts';

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
