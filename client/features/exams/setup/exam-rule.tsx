import { getExamRule, setExamRule } from '../../../../contracts/wrongbook/exams/exam-templates.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { RadioField, TextField } from '../../../components/form/fields.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { showDone } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';
import { inputOfLines, linesOf, type Plan } from './plan.ts';

interface Values {
  thresholds: Plan['lines'];
  examNoPattern: string;
  showsRanks: string;
}

const readRule = async (schoolId: string, quiet = false): Promise<Values> => {
  const { thresholds, examNoPattern, showsRanks } = await call(getExamRule, { schoolId }, { quiet });
  return { thresholds: linesOf(thresholds), examNoPattern, showsRanks: showsRanks ? 'yes' : 'no' };
};

const inputOf = ({ thresholds, examNoPattern, showsRanks }: Values) => ({
  thresholds: inputOfLines(thresholds),
  examNoPattern,
  showsRanks: showsRanks === 'yes',
});

const choices = [
  { value: 'no', label: '不显示' },
  { value: 'yes', label: '教师可以看' },
];

/** Sets the lines of marks and the numbers that new exams of the school begin with, and whether ranks are shown. */
export const openExamRule = (schoolId: string): Promise<boolean> => attempt(() => askForRule(schoolId));

async function askForRule(schoolId: string): Promise<void> {
  const values = await readRule(schoolId);
  const isSet = await openDialog<boolean>(
    <FormDialog
      title="考试规则"
      size="sm"
      endpoint={setExamRule}
      fixed={{ schoolId }}
      values={values}
      inputOf={inputOf}
      edited={{ read: async () => ({ values: await readRule(schoolId, true) }) }}
      send={async (input) => {
        await formCall(setExamRule).send(input);
        return true;
      }}
    >
      <TextField name="thresholds.excellent" inputMode="decimal" help="高于满分的百分之几为优秀" />
      <TextField name="thresholds.pass" inputMode="decimal" help="不低于满分的百分之几为及格" />
      <TextField name="thresholds.low" inputMode="decimal" help="低于满分的百分之几为低分" />
      <TextField name="examNoPattern" help="由年、年级、班、考场、座位、序号、学号组成，如 {年}{考场:2}{座位:2}" />
      <RadioField name="showsRanks" options={choices} help="给学生和家长的打印件上从不显示名次" />
    </FormDialog>,
  );
  if (isSet) showDone('已保存，之后新建的考试按新规则');
}
