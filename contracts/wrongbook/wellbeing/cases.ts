import {
  openingReasons,
  wellbeingActs,
  wellbeingLevelCodes,
  wellbeingLogActs,
  wellbeingRecordKinds,
  wellbeingSteps,
} from '../../constants/wellbeing.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { changedMeanwhile, keyFaults, level, textGone, textId, textItem } from './shapes.ts';

const closed = { closed: '个案已关闭' } as const;

const moment = (label: string) => f.dateTimeIn(label);

const record = f.record({
  recordNo: f.text('记录编号'),
  kind: f.choice('类别', wellbeingRecordKinds),
  happenedAt: f.dateTime('时间'),
  userName: f.text('谁', { of: 'teacher' }),
  levels: f.list(level('原级别和新级别')),
  place: f.text('地点或对象'),
  note: f.text('内容'),
});

export const getWellbeingCase = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/case',
  summary: '一篇的跟进：级别、负责人、下一步和做过的事，不含正文',
  provenance: 'ours',
  input: f.input({ textId: textId() }),
  data: f.madeOf(
    'wellbeingLog',
    // Not a row: it tells of other texts of the student, too.
    f.record({
      ...textItem,
      gender: f.stateOut('性别', [0, 1, 2]),
      guardianName: f.text('监护人'),
      guardianPhone: f.text('监护人电话'),
      length: f.count('字数'),
      proposed: level('规则建议的级别'),
      ownerId: f.idOrBlank('负责人', { of: 'teacher' }),
      firstOpenedAt: f.dateTime('第一次打开'),
      closedAt: f.dateTime('关闭时间'),
      createTime: f.dateTime('收到时间'),
      version: f.version(),
      records: f.list(record),
      openings: f.list(
        f.record({
          time: f.dateTime('时间'),
          userName: f.text('谁'),
          act: f.choice('做了什么', wellbeingLogActs),
          reason: f.choice('原因', openingReasons),
        }),
      ),
      others: f.list(f.record({ writtenAt: f.dateTime('写于'), level: level('级别'), isThis: f.flag('是否这一篇') })),
      colleagues: f.list(f.row('teacher', { id: f.id('编号', { of: 'teacher' }), name: f.text('姓名') })),
    }),
  ),
  refusals: { ...textGone, ...keyFaults },
});

export const setWellbeingLevel = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/setLevel',
  summary: '调整级别，写下依据',
  provenance: 'ours',
  changes: 'wellbeingText',
  input: f.input({
    textId: textId(),
    version: f.version(),
    level: f.state('级别', wellbeingLevelCodes),
    reason: f.paragraph('原因', 500),
  }),
  data: f.nothing,
  refusals: { ...textGone, ...keyFaults, ...changedMeanwhile, ...closed, same: '已经是这个级别' },
  refusedAt: { same: 'level' },
});

const next = {
  nextStep: f.choice('下一步', wellbeingSteps).optional(),
  nextAt: moment('下一步的时间').optional(),
};
const halfPlanned = { halfPlanned: '下一步和时间要一起填' } as const;

export const addWellbeingRecord = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/addRecord',
  summary: '记下面谈、家校联系、随访、转介或备注，并约定下一步',
  provenance: 'ours',
  changes: 'wellbeingText',
  input: f.input({
    textId: textId(),
    kind: f.choice('类别', wellbeingActs),
    happenedAt: moment('时间'),
    place: f.note('地点或对象', 40).optional(),
    note: f.paragraph('内容', 2000),
    ...next,
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.nothing,
  refusals: { ...textGone, ...keyFaults, ...closed, ...halfPlanned, future: '时间不能晚于现在' },
  refusedAt: { future: 'happenedAt', halfPlanned: 'nextAt' },
});

export const planWellbeingCase = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/plan',
  summary: '约定下一步和时间，或交给本校另一位心理教师',
  provenance: 'ours',
  changes: 'wellbeingText',
  input: f.input({
    textId: textId(),
    version: f.version(),
    ...next,
    ownerId: f.id('负责人', { of: 'teacher', need: 'name', refuse: 'noColleague' }).optional(),
  }),
  data: f.nothing,
  refusals: {
    ...textGone,
    ...keyFaults,
    ...changedMeanwhile,
    ...closed,
    ...halfPlanned,
    noColleague: '负责人须为本校的心理教师',
  },
  refusedAt: { noColleague: 'ownerId', halfPlanned: 'nextAt' },
});

export const closeWellbeingCase = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/close',
  summary: '关闭个案：面谈过一次、家校联系过一次才能关闭',
  provenance: 'ours',
  changes: 'wellbeingText',
  input: f.input({ textId: textId(), version: f.version(), note: f.paragraph('关闭的理由', 500) }),
  data: f.nothing,
  refusals: {
    ...textGone,
    ...keyFaults,
    ...changedMeanwhile,
    ...closed,
    noTalk: '还没有面谈记录，不能关闭',
    noHome: '还没有家校联系记录，不能关闭',
  },
});

export const printWellbeingCase = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/wellbeing/print',
  summary: '记下打印了个案记录',
  provenance: 'ours',
  adds: 'wellbeingLog',
  input: f.input({ textId: textId() }),
  data: f.nothing,
  refusals: { ...textGone, ...keyFaults },
});
