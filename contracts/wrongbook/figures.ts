import { usageMetrics, usageRanges, usageViews } from '../constants/usage.ts';
import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

// Figures of schools for who looks after them, all from the ledger of use.

const rules = {
  noDays: '请选择开始和结束日期',
  wrongDays: '开始日期不能晚于结束日期',
  tooLong: '一次最多看三年，请缩短日期范围',
} as const;

/** Which days; the running month unless told otherwise. */
const days = {
  range: f.choice('时间范围', usageRanges).optional(),
  month: f.month('年月').optional(),
  term: f.term('学期').optional(),
  from: f.date('开始日期').optional(),
  to: f.date('结束日期').optional(),
};

/** Whose schools: of one channel below the own one, else all. */
const ofChannel = { partnerId: f.id('渠道', { of: 'partner' }).optional() };

/** The days that figures are of, and those that they are compared with ("" where there are none). */
const period = f.record({
  from: f.text('开始日期'),
  to: f.text('结束日期'),
  beforeFrom: f.text('对比开始日期'),
  beforeTo: f.text('对比结束日期'),
  lessonDays: f.count('上课日'),
  lessonDaysBefore: f.count('对比期上课日'),
});

/** What schools did in the days and in those before. */
const use = {
  prints: f.count('打印页数'),
  printsBefore: f.count('对比期打印页数'),
  uses: f.count('使用次数'),
  usesBefore: f.count('对比期使用次数'),
  orders: f.count('订单数'),
  ordersBefore: f.count('对比期订单数'),
  cents: f.signed('营收（分）'),
  centsBefore: f.signed('对比期营收（分）'),
};

/** What schools have. */
const stock = {
  students: f.count('在校学生', { of: 'student' }),
  enabled: f.count('已启用学生', { of: 'student' }),
  seats: f.count('席位'),
};

const schoolFigures = f.row('school', {
  schoolId: f.id('学校编号', { of: 'school' }),
  schoolName: f.text('学校'),
  area: f.text('地区'),
  /** The channel right below the caller's that the school belongs to; the caller's own where there is none between. */
  channelId: f.id('渠道编号', { of: 'partner' }),
  contractNumber: f.text('合同编号'),
  startDate: f.text('合同开始'),
  endDate: f.text('合同到期'),
  /** When it first had a contract. */
  sinceDate: f.text('签约日期'),
  lastUse: f.text('最近使用'),
  ...stock,
  ...use,
});

export const getPartnerOverview = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/overview',
  summary: '合作伙伴数据概览：合计、渠道和学校',
  provenance: 'ours',
  input: f.input({ ...days, ...ofChannel }),
  data: f.madeOf(
    ['assignment', 'mark', 'markingRun', 'printRecord'],
    f.record({
      today: f.text('截至日期'),
      period,
      devices: f.record({
        total: f.count('设备', { of: 'device' }),
        before: f.count('上期末设备'),
        online: f.count('在线'),
        free: f.count('待分配'),
      }),
      totals: f.record({ schools: f.count('学校'), schoolsBefore: f.count('上期末学校'), ...stock, ...use }),
      channels: f.list(
        f.row('partner', {
          partnerId: f.id('渠道编号', { of: 'partner' }),
          partnerName: f.text('渠道'),
          isOwn: f.flag('本级'),
        }),
      ),
      schools: f.list(schoolFigures),
    }),
  ),
  refusals: rules,
  where: {
    range: { unchecked: '时段的种类，具体日期在结果的 period 中' },
    month: { unchecked: '统计哪个月' },
    term: { unchecked: '统计哪个学期' },
    from: { unchecked: '统计从哪天起' },
    to: { unchecked: '统计到哪天为止' },
  },
});

export const exportPartnerOverview = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/exportOverview',
  summary: '导出合作伙伴数据概览',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ ...days, ...ofChannel }),
  data: f.nothing,
  refusals: rules,
  where: {
    range: { unchecked: '时段的种类，具体日期在结果的 period 中' },
    month: { unchecked: '统计哪个月' },
    term: { unchecked: '统计哪个学期' },
    from: { unchecked: '统计从哪天起' },
    to: { unchecked: '统计到哪天为止' },
  },
});

export const getPartnerTrend = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/trend',
  summary: '打印量和使用次数的走势：总体、按应用、按学科',
  provenance: 'ours',
  input: f.input({
    ...days,
    ...ofChannel,
    schoolId: f.id('学校', { of: 'school' }).optional(),
    view: f.state('统计视图', usageViews).default(1),
    metric: f.state('指标', usageMetrics).default(3),
  }),
  data: f.madeOf(
    ['assignment', 'mark', 'markingRun', 'printRecord'],
    f.record({
      period,
      step: f.choice('一格', ['day', 'week', 'month']),
      series: f.list(
        f.record({
          key: f.text('系列'),
          label: f.text('名称'),
          total: f.count('合计'),
          before: f.count('对比期合计'),
        }),
      ),
      /** Of each step the value of each series, in their order. */
      steps: f.list(
        f.record({
          from: f.text('开始日期'),
          to: f.text('结束日期'),
          isFree: f.flag('休息日'),
          values: f.list(f.count('数量')),
          before: f.count('对比期'),
        }),
      ),
    }),
  ),
  refusals: rules,
  where: {
    range: { unchecked: '时段的种类，具体日期在结果的 period 中' },
    month: { unchecked: '统计哪个月' },
    term: { unchecked: '统计哪个学期' },
    from: { unchecked: '统计从哪天起' },
    to: { unchecked: '统计到哪天为止' },
    view: { unchecked: '按渠道、学校还是合计分列' },
    metric: { unchecked: '画哪个数量' },
  },
});

export const getSchoolUse = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/schoolUse',
  summary: '一所学校的使用情况：打印量、活跃教师和班级',
  provenance: 'ours',
  input: f.input({ ...days, schoolId: f.id('学校', { of: 'school' }) }),
  data: f.madeOf(
    ['assignment', 'mark', 'markingRun', 'printRecord'],
    f.record({
      schoolName: f.text('学校', { of: 'school' }),
      period,
      lastUse: f.text('最近使用'),
      activeTeachers: f.count('使用过的教师'),
      teachers: f.count('教师', { of: 'teacher' }),
      ...stock,
      ...use,
      classes: f.list(
        f.row('class', {
          classId: f.id('班级编号', { of: 'class' }),
          className: f.text('班级'),
          works: f.count('布置次数', { of: 'assignment' }),
          lastDate: f.text('最近布置'),
        }),
      ),
    }),
  ),
  refusals: rules,
  where: {
    range: { unchecked: '时段的种类，具体日期在结果的 period 中' },
    month: { unchecked: '统计哪个月' },
    term: { unchecked: '统计哪个学期' },
    from: { unchecked: '统计从哪天起' },
    to: { unchecked: '统计到哪天为止' },
  },
});

export const previewEnabling = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/enabling',
  summary: '批量启用前：各班已启用人数和席位',
  provenance: 'ours',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.record({
    schoolName: f.text('学校', { of: 'school' }),
    ...stock,
    classes: f.list(
      f.row('class', {
        classId: f.id('班级编号', { of: 'class' }),
        className: f.text('班级'),
        students: f.count('在校学生', { of: 'student' }),
        enabled: f.count('已启用学生', { of: 'student' }),
      }),
    ),
  }),
});
