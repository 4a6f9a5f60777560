import { examPrintKinds } from '../../constants/exam-printing.ts';
import { read } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { examGone } from './exam-shapes.ts';

export const printExam = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/exam/print',
  summary:
    '把考试用表排成 A4：准考证、桌贴、门贴、签到表、考场记录、成绩条、给家长的信；一份 PDF 或按班级、考场、科目分开的压缩包',
  provenance: 'ours',
  answers: 'file',
  input: f.input({
    examId: f.id('考试', { of: 'exam' }),
    kinds: f.several('打印内容', f.choice('打印内容', examPrintKinds), examPrintKinds.length),
    /** Candidates of this class alone. */
    classId: f.id('班级', { of: 'class' }).optional(),
    /** This room alone. */
    examRoomId: f.id('考场', { of: 'examRoom' }).optional(),
    /** Of what is printed for each subject, this one alone. */
    courseId: f.id('课程', { of: 'course' }).optional(),
    /** One PDF, or an archive with one for each class, room or subject. */
    form: f.choice('文件', ['pdf', 'archive']).default('pdf'),
  }),
  data: f.nothing,
  refusals: {
    ...examGone,
    nothing: '请选择要打印的内容',
    noRooms: '这次考试没有设考场，不能打印{kinds}',
    unseated: '还有 {count} 名考生没有座位，排座后才能打印',
    unpublished: '成绩发布后才能打印{kinds}',
    notWhole: '{kinds}由考试负责人、年级组长或学校管理员打印',
    nobody: '没有符合条件的考生',
    noSubject: '所选科目不在这次考试里',
    notPrintable: '无法打印：{reason}',
    tooManyPages: '一次最多打印 {max} 页，请按考场、班级或科目分开打印',
  },
  refusedAt: { nothing: 'kinds', noRooms: 'kinds', unpublished: 'kinds', notWhole: 'kinds', noSubject: 'courseId' },
  where: { kinds: { unchecked: '打印哪几种' }, form: { unchecked: '一个 PDF 还是每种一个' } },
});
