/** A world in which something can be shown: what for, of which size, and the moment at which whoever comes first stands in it. */
export interface Scenario {
  title: string;
  purpose: string;
  size: 'small' | 'demo';
  /** `yyyy-MM-dd HH:mm:ss`; the clock of a sandbox goes on from there. */
  day: string;
  /** Whether the school of the personas has exams. */
  hasExams: boolean;
  /** Whether jobs are done in it before it is ready, as those that a scan waits for. */
  hasJobs?: boolean;
}

export const scenarioNames = [
  'term-start',
  'after-midterm',
  'before-final',
  'empty-school',
  'busy-morning',
  'parents-evening',
] as const;

/** The scenarios that a sandbox is made of. */
export type ScenarioName = (typeof scenarioNames)[number];

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  'term-start': {
    title: '开学',
    purpose: '新学期第一周：还没有作业，名册刚定，从布置第一份作业讲起',
    size: 'small',
    day: '2026-09-02 07:45:00',
    hasExams: false,
  },
  'after-midterm': {
    title: '期中之后',
    purpose: '期中成绩刚发布：看考试报告，找出要重讲的，印错题练习',
    size: 'small',
    day: '2026-11-23 07:45:00',
    hasExams: true,
  },
  'before-final': {
    title: '期末之前',
    purpose: '九年级下周期末：排考场、印卷，各班复习错题',
    size: 'small',
    day: '2026-12-30 07:45:00',
    hasExams: true,
  },
  'empty-school': {
    title: '空学校',
    purpose: '刚开户的学校：有班级和老师，没有学生和作业，从导入名单讲起',
    size: 'small',
    day: '2026-08-26 09:00:00',
    hasExams: false,
  },
  'busy-morning': {
    title: '忙碌的早晨',
    purpose: '一早都堆着：文档各种状态都有，120 份没看的打印，扫描件要处理，批到一半',
    size: 'small',
    day: '2026-11-24 07:45:00',
    hasExams: true,
    hasJobs: true,
  },
  'parents-evening': {
    title: '家长会',
    purpose: '当晚开家长会：作业和期中都已发布，学情报告可以直接打印',
    size: 'small',
    day: '2026-11-26 17:30:00',
    hasExams: true,
  },
};

/** Whether a text names a scenario. */
export const isScenarioName = (text: string): text is ScenarioName => Object.hasOwn(scenarios, text);
