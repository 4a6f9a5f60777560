import { wellbeingSources } from '../../../../contracts/constants/wellbeing.ts';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { addWellbeingText } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { call } from '../../../api/call.ts';
import { today } from '../../../api/clock.ts';
import { formCall } from '../../../api/form-call.ts';
import { dayOf } from '../../../components/days.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { DayField } from '../../../components/form/DayField.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { showDone, showError } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';
import { globalFilter } from '../../../session/filter.ts';

/** Takes in a text that a student has written on paper, of the class that is chosen in the header. */
export const openAddText = (schoolId: string): Promise<boolean> => attempt(() => askForText(schoolId));

async function askForText(schoolId: string): Promise<void> {
  const { classId } = globalFilter;
  if (classId === '') return showError('请先在上方选一个班级，再录入');
  const { records } = await call(pageStudents, { schoolId, classId, status: 0, size: 500 });
  const added = await openDialog(
    <FormDialog
      title="录入一篇"
      drawer
      size={640}
      {...formCall(addWellbeingText)}
      values={{ studentId: '', source: wellbeingSources[0], writtenOn: dayOf(today()), title: '', text: '' }}
    >
      <SelectField
        name="studentId"
        options={records.map(({ id, name, studentNo }) => ({ value: id, label: `${name} ${studentNo}` }))}
      />
      <RadioField name="source" options={wellbeingSources.map((value) => ({ value, label: value }))} />
      <DayField name="writtenOn" />
      <TextField name="title" />
      <ParagraphField name="text" rows={12} help="保存时先判断级别，再加密；保存以后要写原因才能打开。" />
    </FormDialog>,
  );
  if (added) showDone('已加密保存，级别在列表里');
}
