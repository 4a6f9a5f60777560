import { write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { examGone } from './exam-shapes.ts';
import { jointRefusals } from './joint-shapes.ts';

const examId = f.id('考试', { of: 'exam', need: 'change' });

const fixed = { fixed: '考试{stateName}，不能再{actName}；请先退回筹备' } as const;

export const openJointExam = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/openJoint',
  summary: '发起联考：得到联考码，交给本区域其他学校的考试负责人',
  provenance: 'ours',
  changes: 'exam',
  input: f.input({ examId }),
  data: f.madeOf('exam', f.record({ code: f.text('联考码') })),
  refusals: { ...examGone, ...fixed, isJoint: '考试已经是联考' },
});

export const joinJointExam = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/joinJoint',
  summary: '凭联考码参加本区域的联考：年级、类别、学期相同，共有科目的满分和试卷一致',
  provenance: 'ours',
  changes: 'exam',
  input: f.input({ examId, code: f.name('联考码', 20) }),
  data: f.nothing,
  refusals: {
    ...examGone,
    ...fixed,
    ...jointRefusals,
    isJoint: '考试已经是联考',
    unknownCode: '本区域没有这个联考码的联考，请与发起的学校核对',
    schoolTwice: '本校的“{name}”已经参加了这次联考',
  },
  refusedAt: { unknownCode: 'code', schoolTwice: 'code' },
});

export const leaveJointExam = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/leaveJoint',
  summary: '退出联考；最后一所学校退出后联考码作废',
  provenance: 'ours',
  changes: 'exam',
  input: f.input({ examId }),
  data: f.nothing,
  refusals: { ...examGone, ...fixed, notJoint: '考试不是联考' },
});
