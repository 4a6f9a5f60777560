import { addExamTemplate } from '../../../../contracts/wrongbook/exams/exam-templates.ts';
import { formCall } from '../../../api/form-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { TextField } from '../../../components/form/fields.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { leadingTo, type RowAction } from '../../../components/table/columns.ts';
import { showDone } from '../../../components/toast.ts';
import { pathTo } from '../../../session/paths.ts';
import { newExamPath, type ExamDetail, type ExamItem } from './exam.ts';
import { backActions, removeExam } from './moves.tsx';

type Go = (path: string) => unknown;

/** Plans another exam as this one was planned. */
const copyAction = ({ id }: Pick<ExamItem, 'id'>, go: Go): RowAction[] =>
  leadingTo('照此新建', newExamPath({ copyId: id }), go);

/** What can be done with an exam beside what comes next. */
export const otherActions = (exam: ExamDetail, go: Go): RowAction[] => [
  ...copyAction(exam, go),
  { label: '存为模板', run: () => keepAsTemplate(exam) },
  ...backActions(exam),
  ...removal(exam, () => leaveTo(go)),
];

/** What can be done with an exam in a list. */
export const itemActions = (exam: ExamItem, go: Go): RowAction[] => [
  ...copyAction(exam, go),
  { label: '存为模板', run: () => keepAsTemplate(exam) },
  ...removal(exam),
];

const leaveTo = (go: Go): unknown => go(pathTo('exams') ?? '/');

const removal = (exam: ExamItem, leave?: () => unknown): RowAction[] =>
  exam.isLeader ? [{ label: '删除', run: async () => (await removeExam(exam)) && leave?.(), danger: true }] : [];

/** Keeps how an exam was planned for those to come. */
async function keepAsTemplate({ id, name }: ExamItem): Promise<void> {
  const kept = await openDialog(
    <FormDialog title="存为模板" {...formCall(addExamTemplate)} values={{ examId: id, name }}>
      <TextField name="name" help="保存科目、时间间隔、考场和分数线，不保存班级和试卷；新建考试时可以选用" />
    </FormDialog>,
  );
  if (kept) showDone('已存为模板');
}
