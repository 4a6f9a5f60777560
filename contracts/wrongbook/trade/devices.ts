import { deviceKinds, deviceNotes, maxSerials, serialVerdicts } from '../../constants/trade.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { sheetUpload } from '../../vesta/shapes.ts';
import { deviceEvent, deviceFilters, deviceItem } from './device-shapes.ts';
import { suspension } from './suspension.ts';

export const pageDevices = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/page',
  summary: '本级和下级渠道的设备，最要紧的在前；分配 2 未分配、1 已分配、0 全部',
  provenance: 'ours',
  input: pageInput(['serial'], deviceFilters),
  data: f.madeOf('deviceEvent', pageOf(deviceItem)),
  where: {
    distribution: { unchecked: '是否分到学校，0 为全部' },
    concern: { unchecked: '一台设备可有几件待办，行中只写最要紧的一件' },
    partnerId: { unchecked: '包括其下级渠道的设备' },
    keyword: { contains: ['serial', 'schoolName'] },
  },
  columns: { serial: { unchecked: '先按待办的轻重排列' } },
});

export const getDeviceSums = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/sums',
  summary: '设备数：分配、类别、连接和要处理的各几台',
  provenance: 'ours',
  input: f.input({}),
  data: f.madeOf(
    ['device', 'deviceEvent'],
    f.record({
      total: f.count('全部'),
      assigned: f.count('已分配'),
      notAssigned: f.count('未分配'),
      printers: f.count('打印机'),
      scanners: f.count('扫描仪'),
      allInOnes: f.count('一体机'),
      online: f.count('在线'),
      offline: f.count('离线'),
      boxed: f.count('未开箱'),
      repair: f.count('报修'),
      supplies: f.count('耗材不足'),
      anomaly: f.count('读数异常'),
      idle: f.count('长时间没用'),
    }),
  ),
});

export const exportDevices = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/export',
  summary: '导出筛选出的设备（.xls）',
  provenance: 'ours',
  answers: 'file',
  input: f.input(deviceFilters),
  data: f.nothing,
  like: pageDevices,
});

export const getDevice = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/detail',
  summary: '一台设备：归属、计数、近 12 个月张数、耗材、维修和历史',
  provenance: 'ours',
  input: f.input({ deviceId: f.id('设备', { of: 'device' }) }),
  data: f.madeOf(
    'deviceEvent',
    f.row('device', {
      ...deviceItem.shape,
      /** The channels from the caller's own down to the one that has it. */
      line: f.list(f.text('渠道', { of: 'partner' })),
      madeMonth: f.text('出厂'),
      warrantyMonth: f.text('保修到'),
      total: f.count('累计张数'),
      duplex: f.count('双面张数'),
      months: f.list(f.record({ month: f.text('月份'), sheets: f.count('张数') })),
      anomalies: f.list(f.text('读数变小的日期')),
      events: f.list(deviceEvent),
    }),
  ),
});

const target = {
  /** One of the two: a channel below, or a school. */
  partnerId: f.id('渠道', { of: 'partner', need: 'read' }).optional(),
  schoolId: f.id('学校', { of: 'school', need: 'read' }).optional(),
};

const serials = f.several('序列号', f.name('序列号', 30), maxSerials);

export const judgeSerials = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/partner/device/judge',
  summary: '逐行检查扫到的序列号：可以分配、重复、已在别处、不认识（给出相近的），不写入',
  provenance: 'ours',
  input: f.input({ serials }),
  data: f.madeOf(
    'device',
    f.list(
      f.record({
        serial: f.text('序列号'),
        verdict: f.choice('结果', serialVerdicts),
        /** Of a known one its model, of one elsewhere where it is, of an unknown one what comes close. */
        detail: f.text('说明'),
        deviceId: f.idOrBlank('设备', { of: 'device' }),
      }),
    ),
  ),
  where: { serials: { unchecked: '按给出的次序逐个判断' } },
});

export const assignDevices = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/assign',
  summary: '把未分配的设备分给学校或下级渠道：全部分配，或一台也不分',
  provenance: 'ours',
  changes: 'device',
  adds: 'deviceEvent',
  input: f.input({
    ...target,
    serials,
    place: f.note('地点', 30).default(''),
    keeper: f.note('保管人', 20).default(''),
  }),
  data: f.record({ count: f.count('分配台数') }),
  refusals: {
    noTarget: '请选择学校或下级渠道',
    twoTargets: '学校和渠道只能选一个',
    notBelow: '只能分给下级渠道',
    ...suspension,
    suspended: '渠道“{name}”已停用，不能分到设备',
    nothing: '没有可以分配的设备',
    faulty: '{serial}：{detail}，一台也没有分配',
  },
  refusedAt: {
    noTarget: 'schoolId',
    twoTargets: 'partnerId',
    notBelow: 'partnerId',
    nothing: 'serials',
    faulty: 'serials',
  },
});

export const takeBackDevices = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/takeBack',
  summary: '从学校或下级渠道收回设备，回到本级未分配',
  provenance: 'ours',
  changes: 'device',
  adds: 'deviceEvent',
  input: f.input({ deviceId: f.ids('设备', { of: 'device' }), reason: f.name('原因', 100) }),
  data: f.record({ count: f.count('收回台数') }),
  refusals: { notAssigned: '{serial} 没有分配，不用收回' },
});

export const addDevices = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/add',
  summary: '登记新设备，归本级、未分配：全部登记，或一台也不登记',
  provenance: 'ours',
  adds: ['device', 'deviceEvent'],
  input: f.input({
    devices: f.several(
      '设备',
      f.input({
        serial: f.name('序列号', 30),
        kind: f.choice('类别', deviceKinds),
        model: f.name('型号', 30),
      }),
      maxSerials,
    ),
  }),
  data: f.record({ count: f.count('登记台数') }),
  refusals: {
    ...suspension,
    nothing: '没有可以登记的设备',
    repeated: '第 {number} 行的序列号 {serial} 已有',
    badSerial: '第 {number} 行的序列号只能有字母、数字和 -',
  },
  refusedAt: { nothing: 'devices', repeated: 'devices', badSerial: 'devices' },
});

export const noteDevice = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/device/note',
  summary: '登记报修、修好、换耗材、读数或更正；历史只增不改',
  provenance: 'ours',
  changes: 'device',
  adds: 'deviceEvent',
  sets: { kind: 'other' },
  input: f.input({
    deviceId: f.id('设备', { of: 'device' }),
    kind: f.choice('类别', deviceNotes),
    text: f.note('说明', 100).default(''),
    cents: f.wholeNumber('费用', 0, 100_000_000).default(0),
    /** The consumable that was replaced, by its name. */
    supply: f.note('耗材', 30).default(''),
    /** What the counter shows, of a reading. */
    total: f.wholeNumber('读数', 0, 1_000_000_000).optional(),
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.nothing,
  refusals: {
    needsText: '请填写说明',
    notBroken: '设备没有报修',
    noSupply: '没有这种耗材',
    noReading: '请填写读数',
  },
  refusedAt: { needsText: 'text', noSupply: 'supply', noReading: 'total' },
});

export const readDeviceSheet = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/partner/device/readSheet',
  summary: '读取设备表（序列号、类别、型号），逐行指出错误，不写入',
  provenance: 'ours',
  upload: sheetUpload,
  input: f.input({}),
  data: f.madeOf(
    'device',
    f.list(
      f.record({
        number: f.count('行号'),
        serial: f.text('序列号'),
        kind: f.choice('类别', [...deviceKinds, '']),
        model: f.text('型号'),
        /** What is wrong with it as a new device; "" for nothing. */
        fault: f.text('错误'),
      }),
    ),
  ),
  refusals: {
    noFile: '请选择文件',
    notSheet: '请上传 .xls 或 .xlsx 文件',
    unreadable: '文件无法读取：{reason}',
    empty: '文件是空的',
    noSerials: '没有“序列号”一列',
    tooMany: '一次最多 {max} 台',
  },
});
