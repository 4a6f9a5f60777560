import type { ReactNode } from 'react';
import { assignmentTags, taskType } from '../../../../contracts/constants/assignments.ts';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { today } from '../../../api/clock.ts';
import { formCall } from '../../../api/form-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { DayField } from '../../../components/form/DayField.tsx';
import { RadioField, TextField } from '../../../components/form/fields.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { dayOf } from '../../../components/days.ts';
import { tagsOf } from './draft-shape.ts';
import { proposedTitle } from './proposed-title.ts';

type Set = DataOf<typeof addAssignment>;

interface Props {
  /** For whom, and by which rule. */
  input: Pick<InputOf<typeof addAssignment>, 'courseId' | 'classId' | 'practice'>;
  /** The grade, or the class where it is for one, and the course. */
  lesson: { gradeName: string; courseName: string };
  /** What will come of it, in a line. */
  note: string;
}

/** Sets practice as work in one step; resolves with what was set, undefined where it was left. */
export const openSetPractice = (props: Props): Promise<Set | undefined> => openDialog<Set>(<SetPractice {...props} />);

const [firstTag = assignmentTags[0]] = tagsOf(taskType.errorNote);

function SetPractice({ input, lesson, note }: Props): ReactNode {
  const day = today();
  const title = proposedTitle({ taskType: taskType.errorNote, tag: firstTag.value }, lesson, day);
  return (
    <FormDialog
      {...formCall(addAssignment)}
      title="布置练习"
      submit="布置"
      fixed={{ ...input, taskType: taskType.errorNote }}
      values={{ title, tag: firstTag.value, dueDate: '' }}
    >
      <Notice tone="good">{note}</Notice>
      <TextField name="title" />
      <RadioField name="tag" options={tagsOf(taskType.errorNote)} />
      <DayField name="dueDate" min={dayOf(day)} help="可以不填；到这一天的 23:59 为止" />
    </FormDialog>
  );
}
