import { examActs, type ExamAct } from '../../../../contracts/constants/exams.ts';
import { moveExam, removeExams } from '../../../../contracts/wrongbook/exams/exams.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import type { RowAction } from '../../../components/table/columns.ts';
import type { ExamDetail, ExamItem } from './exam.ts';

/** What each step means, said before it is taken. */
const meanings: Record<ExamAct, string> = {
  print: '准考证、桌贴和答题卡已经印好。之后班级、科目、试卷、考场和座位不再变；要改，须先退回筹备。',
  begin: '考试开始。之后考生、座位和考号不再变，监考和签到以印好的为准。',
  collect: '各科已经收卷，可以上传扫描件，或直接录入成绩。',
  mark: '答题卡已扫描，可以分配和批改。之后还能补传个别答题卡。',
  publish: '所有科目都已发布，任教教师可以看报告，错题已进入错题本。',
  replan: '可以再改班级、科目、考场和座位。已经印好的准考证和答题卡可能因此作废，须重新印制。',
  reprint: '回到印制完成时，开考的记录随之取消。',
  resit: '回到考试中。已有答卷时不能退回。',
  rescan: '回到扫描中，可以再收答题卡。已经给的分保留。',
  remark: '回到阅卷中。须先撤回各科的发布；撤回后教师看不到报告。',
};

/** Steps that lead back. */
const isBack = (act: ExamAct): boolean => ['replan', 'reprint', 'resit', 'rescan', 'remark'].includes(act);

/** Moves an exam a step on or back, after saying what that means. */
export const moveTo = ({ id, name, studentCount }: ExamDetail, act: ExamAct): Promise<boolean> =>
  confirm({
    title: examActs[act].label,
    message: `“${name}”（${studentCount} 名考生）：${meanings[act]}`,
    action: examActs[act].label,
    danger: isBack(act),
    run: () => call(moveExam, { examId: id, act }),
  });

/** The steps back that are open now, with what they are called. */
export const backActions = (exam: ExamDetail): RowAction[] =>
  exam.acts.filter(isBack).map((act) => ({ label: examActs[act].label, run: () => moveTo(exam, act), danger: true }));

/** Removes an exam after saying what goes with it. */
export const removeExam = ({ id, name, studentCount, subjects }: ExamItem): Promise<boolean> =>
  confirm({
    title: '删除考试',
    message: `将删除“${name}”：${subjects.length} 科的安排，${studentCount} 名考生的座位、答卷和成绩，不能恢复。试卷和题库中的题目不变；已发布的科目须先撤回。`,
    action: '删除',
    danger: true,
    run: () => call(removeExams, { examId: id }),
  });
