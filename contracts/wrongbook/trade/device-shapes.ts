import { deviceConcerns, deviceConnections, deviceEventKinds, deviceKinds } from '../../constants/trade.ts';
import * as f from '../../fields.ts';
import { distributions } from '../../states.ts';

/** What devices are found by. */
export const deviceFilters = {
  /** 2 not assigned, 1 assigned, 0 both. */
  distribution: f.coded(f.state('分配', distributions)).default(0),
  kind: f.choice('类别', deviceKinds).optional(),
  concern: f.choice('要处理', deviceConcerns).optional(),
  partnerId: f.id('渠道', { of: 'partner' }).optional(),
  schoolId: f.id('学校', { of: 'school' }).optional(),
  keyword: f.keyword('序列号或学校'),
};

/** A consumable of a device. */
const supply = f.record({
  label: f.text('简称'),
  name: f.text('耗材'),
  percent: f.count('剩余百分比'),
  /** School days that it lasts for; -1 where nobody can tell. */
  daysLeft: f.signed('还能用几个上课日'),
});

/** A device as lists show it. */
export const deviceItem = f.row('device', {
  id: f.id('设备', { of: 'device' }),
  serial: f.text('序列号'),
  kind: f.choice('类别', deviceKinds),
  model: f.text('型号'),
  partnerId: f.id('渠道', { of: 'partner' }),
  partnerName: f.text('渠道'),
  schoolId: f.idOrBlank('学校', { of: 'school' }),
  schoolName: f.text('学校'),
  place: f.text('地点'),
  keeper: f.text('保管人'),
  connection: f.choice('连接', deviceConnections),
  /** The worst that is to be done about it; "" for nothing. */
  concern: f.choice('要处理', [...deviceConcerns, '']),
  fault: f.text('故障'),
  /** Days since it was last used; -1 where it never was. */
  idleDays: f.signed('多少天没用'),
  /** Sheets printed or scanned this month; -1 where it has said nothing yet. */
  monthSheets: f.signed('本月张数'),
  supplies: f.list(supply),
  reportTime: f.dateTime('上报时间'),
  version: f.version(),
});

/** An entry of its history. */
export const deviceEvent = f.record({
  kind: f.choice('类别', deviceEventKinds),
  text: f.text('内容'),
  cents: f.cents('费用'),
  userName: f.text('经办人'),
  createTime: f.dateTime('时间'),
});
