import {
  keptDays,
  longestText,
  openingReasons,
  wellbeingLevelCodes,
  wellbeingMatters,
  wellbeingSources,
} from '../../constants/wellbeing.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { evidenceItem, keyFaults, levelCounts, logItem, textGone, textId, textItem } from './shapes.ts';

const group = {
  gradeId: f.id('年级', { of: 'grade' }).optional(),
  classId: f.id('班级', { of: 'class' }).optional(),
  from: f.date('起').optional(),
  to: f.date('止').optional(),
};

export const pageWellbeingTexts = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/page',
  summary: '学生写下的心声：情绪、主题、级别和跟进，不含正文',
  provenance: 'ours',
  input: pageInput(['level', 'writtenAt', 'nextAt'], {
    ...group,
    level: f.state('级别', wellbeingLevelCodes).optional(),
    isNeeded: f.state('1 只看需要看的', [0, 1]).optional(),
    matter: f.choice('待办', wellbeingMatters).optional(),
    keyword: f.keyword('姓名、主题'),
  }),
  data: pageOf(f.row('wellbeingText', textItem)),
  where: {
    from: { notBefore: 'writtenAt' },
    to: { notAfter: 'writtenAt' },
    isNeeded: { unchecked: '由关注等级和处理状态判断' },
    matter: { unchecked: '由等级、状态和期限归成的几类' },
    keyword: { contains: ['themes', 'studentName'] },
  },
});

const share = f.record({
  name: f.text('年级或班级', { of: 'class' }),
  total: f.count('篇数', { of: 'wellbeingText' }),
  levels: levelCounts,
});

export const getWellbeingOverview = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/overview',
  summary: '今天的待办、各级篇数和每周趋势，不含姓名',
  provenance: 'ours',
  input: f.input(group),
  data: f.madeOf(
    ['wellbeingText', 'wellbeingLog'],
    f.record({
      levels: levelCounts,
      needed: f.count('需要看的'),
      crisis: f.record({ count: f.count('人数'), nextAt: f.dateTime('最早的时间') }),
      unread: f.count('没有打开的预警和危机'),
      overdue: f.count('随访逾期的人数'),
      tomorrow: f.count('明天的人数'),
      weeks: f.list(f.record({ from: f.text('周一'), levels: levelCounts })),
      groups: f.list(share),
      isSmall: f.flag('写的人太少，不显示趋势'),
      latest: f.list(
        f.record({
          time: f.dateTime('时间'),
          userName: f.text('谁'),
          isOwn: f.flag('是否本人'),
          reason: f.choice('原因', openingReasons),
        }),
      ),
    }),
  ),
  where: { from: { unchecked: '统计从哪天起的心声' }, to: { unchecked: '统计到哪天为止的心声' } },
});

export const openWellbeingText = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/open',
  summary: '打开一篇：先记下谁为什么打开，再解密',
  provenance: 'ours',
  adds: 'wellbeingLog',
  changes: 'wellbeingText',
  input: f.input({
    textId: textId(),
    reason: f.choice('为什么打开', openingReasons),
    note: f.note('补充说明', 200).optional(),
  }),
  data: f.record({ title: f.text('标题'), text: f.text('正文'), evidence: f.list(evidenceItem) }),
  refusals: { ...textGone, ...keyFaults, noNote: '选“其他”时请写明原因' },
  refusedAt: { noNote: 'note' },
});

export const addWellbeingText = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/add',
  summary: '录入一篇周记、作文或随手写：判断级别后加密保存',
  provenance: 'ours',
  adds: 'wellbeingText',
  input: f.input({
    studentId: f.id('学生', { of: 'student', need: 'read', refuse: 'studentGone' }),
    source: f.choice('来源', wellbeingSources),
    writtenOn: f.date('写于'),
    title: f.note('标题', 50).optional(),
    text: f.paragraph('正文', longestText),
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.row('wellbeingText', { textId: f.id('文字', { of: 'wellbeingText' }) }),
  refusals: { ...keyFaults, studentGone: '学生已删除或不在班级里', future: '日期不能晚于今天' },
  refusedAt: { studentGone: 'studentId', future: 'writtenOn' },
});

export const pageWellbeingLog = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/log',
  summary: '查阅记录：谁在什么时候为什么打开了谁写的，不能修改',
  provenance: 'ours',
  input: pageInput(['time'], { textId: f.id('文字', { of: 'wellbeingText', need: 'read' }).optional() }),
  data: f.madeOf('wellbeingLog', pageOf(logItem)),
  refusals: keyFaults,
});

export const getWellbeingRule = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/rule',
  summary: '本校保留心声的天数',
  provenance: 'ours',
  input: f.input({}),
  data: f.madeOf('school', f.record({ keepDays: f.count('保留天数') })),
});

export const setWellbeingRule = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/setRule',
  summary: '设定本校保留心声的天数：到期的已关闭或不需跟进的当即删除',
  provenance: 'ours',
  changes: 'school',
  removes: 'wellbeingText',
  input: f.input({ keepDays: f.wholeNumber('保留天数', keptDays.least, keptDays.most) }),
  data: f.record({ removed: f.count('删除篇数') }),
});
