import { publishingActs, publishingStates } from '../../constants/exams.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { examGone } from './exam-shapes.ts';

/** Subjects that are published or taken back together, and how far that is. */
const publishing = f.record({
  act: f.choice('动作', publishingActs),
  state: f.choice('状态', publishingStates),
  courseNames: f.list(f.text('课程名称')),
  done: f.count('已处理答卷数'),
  total: f.count('答卷数'),
  reason: f.text('失败原因'),
  userName: f.text('操作人', { of: 'teacher' }),
  createTime: f.dateTime('开始时间'),
});

const examId = f.id('考试', { of: 'exam', need: 'change' });

export const getExamPublishing = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/publishing',
  summary: '最近一次发布或撤回到哪里了',
  provenance: 'ours',
  input: f.input({ examId }),
  data: f.madeOf(['examPublishing', 'exam'], f.record({ latest: publishing.nullable() })),
  refusals: examGone,
});

export const publishExam = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/publish',
  summary: '发布或撤回几科成绩：在后台进行，全部做到，或一科也不做',
  provenance: 'ours',
  adds: 'examPublishing',
  changes: ['exam', 'assignment', 'examResult', 'mistake'],
  input: f.input({
    examId,
    act: f.choice('动作', publishingActs),
    subjects: f.several('科目', f.input({ subjectId: f.id('学科', { of: 'subject' }) }), 20),
  }),
  data: f.nothing,
  refusals: {
    ...examGone,
    notNow: '考试{stateName}，不能{actName}成绩',
    noSubjects: '请选择科目',
    unknownSubject: '考试没有第 {number} 科',
    running: '正在{actName}成绩，请等它结束',
    isPublished: '{courseName}已经发布',
    notPublished: '{courseName}还没有发布',
    unmarked: '{courseName}还有 {count} 个作答没有批改',
    missing: '{courseName}还有 {count} 名考生没有成绩；缺席的请记为缺考、违纪或缓考',
  },
  refusedAt: { noSubjects: 'subjects', unknownSubject: 'subjects' },
});
