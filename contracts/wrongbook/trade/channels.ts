import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { suspension } from './suspension.ts';

const channel = f.row('partner', {
  id: f.id('渠道', { of: 'partner' }),
  name: f.text('渠道名称'),
  /** "" for the caller's own, which stands first. */
  parentId: f.idOrBlank('上级渠道', { of: 'partner' }),
  level: f.count('级别'),
  contact: f.text('联系人'),
  phone: f.text('联系电话'),
  rate: f.share('本月分成比例'),
  /** What holds from next month on. */
  nextRate: f.share('下月分成比例'),
  isSuspended: f.flag('是否停用'),
  /** With those of the channels below. */
  schoolCount: f.count('学校数', { of: 'school' }),
  studentCount: f.count('学生数', { of: 'student' }),
  deviceCount: f.count('设备数', { of: 'device' }),
  orderCents: f.madeOf('order', f.cents('近 12 个月实收')),
  /** Only channels directly below are the caller's to change. */
  isOwnToChange: f.flag('是否由本人管理'),
  version: f.version(),
  createTime: f.dateTime('加入时间'),
});

const channelFields = {
  name: f.name('渠道名称'),
  contact: f.name('联系人', 20),
  phone: f.phone('联系电话'),
  rate: f.share('分成比例'),
};

const refusals = {
  ...suspension,
  noLevelBelow: '三级渠道下面不能再有渠道',
  rateTooHigh: '分成比例须低于本级的 {own}',
  rateTooLow: '分成比例须高于其下级“{name}”的 {lower}',
  sameName: '已有同名的渠道',
  notOwn: '只能修改直接下级渠道',
  changed: '渠道已被别人修改，请刷新',
} as const;

const refusedAt = { rateTooHigh: 'rate', rateTooLow: 'rate', sameName: 'name' } as const;

export const listChannels = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/channel/list',
  summary: '本级和各级下级渠道：联系人、分成比例、学校、设备和实收',
  provenance: 'ours',
  input: f.input({}),
  data: f.list(channel),
});

export const addChannel = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/channel/add',
  summary: '新增直接下级渠道；分成比例须低于本级，当月起生效',
  provenance: 'ours',
  adds: 'partner',
  input: f.input(channelFields),
  data: f.row('partner', { id: f.id('渠道', { of: 'partner' }) }),
  refusals: {
    ...suspension,
    noLevelBelow: refusals.noLevelBelow,
    rateTooHigh: refusals.rateTooHigh,
    sameName: refusals.sameName,
  },
  refusedAt: { rateTooHigh: 'rate', sameName: 'name' },
});

export const updateChannel = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/channel/update',
  summary: '修改或停用直接下级渠道；新的分成比例下月起生效，停用后不能再下单和分到设备',
  provenance: 'ours',
  changes: 'partner',
  sets: { rate: 'other', nextRate: { from: 'rate' } },
  input: f.input({
    partnerId: f.id('渠道', { of: 'partner' }),
    ...channelFields,
    isSuspended: f.flag('是否停用'),
    version: f.version(),
  }),
  data: f.nothing,
  refusals,
  refusedAt,
});
