import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { classLearning, learningSentence, learningStudent, studentLearning } from './learning-shapes.ts';

/** A class and days of setting, inclusive; without days those of the running term until today. */
export const ofClass = {
  classId: f.id('班级', { of: 'class' }),
  from: f.date('开始日期').optional(),
  to: f.date('结束日期').optional(),
};

const ofStudent = { ...ofClass, studentId: f.id('学生', { of: 'student' }) };

/** What these reports are made of. */
export const madeOfLearning = ['assignment', 'mark', 'mistake', 'student', 'submission', 'teaching'] as const;

export const periodRefusals = {
  wrongOrder: '开始日期不能晚于结束日期',
  tooLong: '一次最多看三年，请缩短日期范围',
  notTaught: '{className}没有你任教的学科，不能查看',
} as const;
export const learnerRefusals = { ...periodRefusals, notInClass: '学生已不在这个班级' } as const;

export const listLearningStudents = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/students',
  summary: '班级的学生，以及每人的作答够不够出学情报告',
  provenance: 'ours',
  input: f.input(ofClass),
  data: f.madeOf(madeOfLearning, f.list(learningStudent)),
  refusals: periodRefusals,
  where: {
    from: { unchecked: '统计从哪天起布置的作业，学生只写次数' },
    to: { unchecked: '统计到哪天为止布置的作业，学生只写次数' },
  },
});

export const getClassLearning = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/class',
  summary: '班级学情报告：各科得分、走势、知识点、薄弱处、练习和建议',
  provenance: 'ours',
  input: f.input(ofClass),
  data: f.madeOf(madeOfLearning, classLearning),
  refusals: periodRefusals,
});

export const getStudentLearning = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/student',
  summary: '一名学生的学情报告：各科得分、走势、知识点、薄弱处、练习和建议',
  provenance: 'ours',
  input: f.input(ofStudent),
  data: f.madeOf(madeOfLearning, studentLearning),
  refusals: learnerRefusals,
});

const modelFailed = '润色没有完成：{reason}';

export const polishLearning = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/learning/polish',
  summary: '请模型润色学情报告的开头和建议；数字变了的句子保留原句',
  provenance: 'ours',
  input: f.input({ ...ofClass, studentId: f.id('学生', { of: 'student' }).optional() }),
  data: f.madeOf(
    madeOfLearning,
    f.record({
      /** Whether there is a model to ask; without one all sentences are as they were. */
      isConfigured: f.flag('是否配置了模型'),
      lead: f.list(learningSentence),
      advice: f.list(learningSentence),
    }),
  ),
  refusals: { ...learnerRefusals, modelFailed },
  where: {
    from: { unchecked: '润色的是那段时间的报告' },
    to: { unchecked: '润色的是那段时间的报告' },
    studentId: { unchecked: '润色的是这名学生的报告，没有模型时没有句子' },
  },
});

/** What a printed report may hold. */
export const learningParts = ['subjects', 'trend', 'points', 'weak', 'advice', 'practice'] as const;

/** The most students of one print. */
const mostStudents = 100;

export const printLearning = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/learning/print',
  summary: '把学情报告排成 A4：全班一份 PDF、每人一份的压缩包，或班级报告',
  provenance: 'ours',
  answers: 'file',
  input: f.input({
    ...ofClass,
    /** Without any the report of the class itself is printed. */
    studentIds: f.ids('学生', { of: 'student', max: mostStudents }).optional(),
    parts: f.several('报告内容', f.choice('报告内容', learningParts), learningParts.length),
    isGrey: f.flag('黑白').default(false),
    isPolished: f.flag('润色').default(false),
    /** One PDF, or an archive with a PDF for each student. */
    form: f.choice('文件', ['pdf', 'archive']).default('pdf'),
  }),
  data: f.nothing,
  refusals: {
    ...learnerRefusals,
    modelFailed,
    noModel: '没有配置模型，不能润色；配置 MARKER_URL 和 MARKER_MODEL 后可用',
    noParts: '请选择放进报告的内容',
    notPrintable: '无法打印：{reason}',
  },
  where: {
    from: { unchecked: '报告的起始日' },
    to: { unchecked: '报告的截止日' },
    parts: { unchecked: '打印哪些部分' },
    isGrey: { unchecked: '黑白还是彩色' },
    isPolished: { unchecked: '用润色过的文字' },
    form: { unchecked: '一个 PDF 还是每人一个' },
  },
});
