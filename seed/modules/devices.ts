import type { DeviceEventKind, DeviceKind } from '../../contracts/constants/trade.ts';
import { earlier } from '../calendar.ts';
import { partnerIds as partners } from '../landmarks.ts';
import type { Random } from '../random.ts';
import { monthsBefore, tradingSchools } from '../trade/channels.ts';
import type { SeedModule, World } from '../world.ts';

interface Model {
  prefix: string;
  model: string;
  perMonth: number;
  supplies: { label: string; name: string; capacity: number }[];
}

const models: Record<DeviceKind, Model> = {
  printer: {
    prefix: 'PM4',
    model: 'A3 黑白 M420',
    perMonth: 11_000,
    supplies: [
      { label: '黑粉', name: '黑粉盒 T42', capacity: 12_000 },
      { label: '感光鼓', name: '感光鼓 D42', capacity: 120_000 },
      { label: '定影', name: '定影组件', capacity: 300_000 },
    ],
  },
  scanner: {
    prefix: 'SX1',
    model: '馈纸 S60',
    perMonth: 6_000,
    supplies: [{ label: '滚轮', name: '搓纸轮 R60', capacity: 200_000 }],
  },
  allInOne: {
    prefix: 'MF7',
    model: 'A3 彩色 C700',
    perMonth: 16_000,
    supplies: [
      { label: '黑粉', name: '黑粉盒 T70', capacity: 24_000 },
      { label: '青', name: '青粉盒 T70C', capacity: 18_000 },
    ],
  },
};

/** How much of a usual month schools print, January first. */
const busy = [0.4, 0.55, 1.1, 1.05, 1.1, 0.9, 0.12, 0.08, 1.05, 0.85, 0.95, 0.9];

const places = ['三楼文印室', '教务处', '文印中心', '油印室', '年级组办公室'];

const firstForeign = Number(partners.foreignLevel1);

/** What is the matter with some, by the number of their place in the order of seeding within the first tree. */
interface Trouble {
  fault?: string;
  percent?: number;
  idle?: boolean;
  falls?: boolean;
}

const troubles: Record<string, Trouble> = {
  'scanner 1': { fault: '进纸卡顿，搓纸轮打滑' },
  'printer 2': { percent: 8 },
  'allInOne 3': { percent: 6 },
  'printer 5': { percent: 9 },
  'printer 8': { idle: true },
  'printer 4': { falls: true },
};

const day = 86_400_000;

/** Weekdays from the first of a month up to a moment. */
function weekdays(from: string, now: string): string[] {
  const last = now.slice(0, 10);
  const found: string[] = [];
  for (let at = Date.parse(`${from}-01T00:00:00Z`); ; at += day) {
    const date = new Date(at).toISOString().slice(0, 10);
    if (date > last) return found;
    if (![0, 6].includes(new Date(at).getUTCDay())) found.push(date);
  }
}

/** Days whose readings are kept one by one. */
const recent = 14;

function read(world: World, random: Random, deviceId: string, perMonth: number, { idle, falls }: Trouble): void {
  const days = weekdays(monthsBefore(world.now, 12)[0]!, world.now);
  const used = idle ? days.slice(0, -11) : days;
  let total = 20_000 + random.below(60_000);
  let duplex = Math.floor(total * 0.55);
  used.forEach((date, index) => {
    const number = Number(date.slice(5, 7));
    const sheets = Math.round((perMonth / 21) * busy[number - 1]! * (0.7 + random.below(60) / 100));
    if (falls && index === used.length - 20) [total, duplex] = [120, 60];
    total += sheets;
    duplex += Math.floor(sheets * 0.58);
    const isLast = used[index + 1]?.slice(0, 7) !== date.slice(0, 7);
    const isRecent = index >= days.length - recent || (falls && index >= used.length - 21);
    if (isLast || isRecent) world.write.deviceReading({ deviceId, day: date, total, duplex });
  });
}

/** A device as it is to be written, with what is the matter with it. */
interface Placed {
  id: string;
  kind: DeviceKind;
  number: number;
  partnerId: string;
  school?: { id: string; name: string } | undefined;
  isBoxed: boolean;
  trouble: Trouble;
  made: number;
}

function writeDevice(world: World, random: Random, device: Placed): string {
  const { id, kind, number, partnerId, school, isBoxed, trouble, made } = device;
  const { prefix, model } = models[kind];
  const madeMonth = `${made}-${school ? '08' : '05'}`;
  const today = world.now.slice(0, 10);
  const reportTime = isBoxed ? '' : earlier(`${today} 07:${10 + random.below(40)}:00`, world.now);
  world.write.device({
    id,
    serial: `${prefix}-${madeMonth.slice(2).replace('-', '')}-${String(number * 7 + 10).padStart(4, '0')}`,
    kind,
    model,
    partnerId,
    schoolId: school?.id ?? null,
    place: school ? random.pick(places) : isBoxed ? '仓库，未开箱' : '仓库，测试中',
    connection: isBoxed ? 'boxed' : trouble.fault ? 'offline' : 'online',
    fault: trouble.fault ?? '',
    faultTime: trouble.fault ? earlier(`${today} 07:10:00`, world.now) : '',
    reportTime,
    madeMonth,
    warrantyMonth: `${made + 5}-${madeMonth.slice(5)}`,
    createTime: `${madeMonth}-20 09:00:00`,
  });
  return madeMonth;
}

/** What has happened to a device, oldest first; nothing after the world's own present. */
function writeHistory(
  world: World,
  random: Random,
  { id, school, trouble }: Placed,
  madeMonth: string,
  short: string,
): void {
  const today = world.now.slice(0, 10);
  const event = (kind: DeviceEventKind, time: string, text: string, userName = '', cents = 0) =>
    world.write.deviceEvent({ deviceId: id, kind, createTime: earlier(time, world.now), text, userName, cents });
  event('added', `${madeMonth}-20 09:00:00`, '入库', '系统');
  if (school) event('assigned', `${madeMonth}-28 10:00:00`, `分配给${school.name}`, '江慧敏');
  if (school && random.chance(0.5)) {
    const month = monthsBefore(world.now, 3)[1]!;
    event('repair', `${month}-19 09:10:00`, '报修：进纸卡顿', '教务处');
    event('repaired', `${month}-20 14:26:00`, '维修完成：换搓纸轮', '江慧敏', 8_600);
  }
  const fell = weekdays(monthsBefore(world.now, 2)[0]!, world.now).at(-20)!;
  if (trouble.falls) event('anomaly', `${fell} 18:00:00`, '计数器读数变小，当天不计张数');
  if (short) event('warning', `${today} 07:03:00`, `${short}低于 10%`);
  if (trouble.fault) event('repair', `${today} 07:10:00`, `报修：${trouble.fault}`, '教务处');
}

/** Consumables of a device; what the short one is called, "" where none is. */
function writeSupplies(world: World, random: Random, { id, kind, trouble }: Placed): string {
  const { supplies } = models[kind];
  const low = trouble.percent === undefined ? -1 : kind === 'allInOne' ? 1 : 0;
  supplies.forEach((supply, index) => {
    const percent = index === low ? trouble.percent! : 30 + random.below(68);
    world.write.deviceSupply({ deviceId: id, position: index + 1, ...supply, percent });
  });
  return supplies[low]?.label ?? '';
}

function deviceWriter(world: World, random: Random) {
  const counts: Record<DeviceKind, number> = { printer: 0, scanner: 0, allInOne: 0 };
  let count = 0;
  return (kind: DeviceKind, partnerId: string, school?: { id: string; name: string }, isBoxed = false): void => {
    const number = ++counts[kind];
    const trouble = (school && Number(partnerId) < firstForeign && troubles[`${kind} ${number}`]) || {};
    const made = world.schoolYear - 1 - (school ? random.below(3) : 0);
    const placed: Placed = {
      id: String(94_000_000 + ++count),
      kind,
      number,
      partnerId,
      school,
      isBoxed,
      trouble,
      made,
    };
    const madeMonth = writeDevice(world, random, placed);
    const short = isBoxed ? '' : writeSupplies(world, random, placed);
    writeHistory(world, random, placed, madeMonth, short);
    const perMonth = school ? models[kind].perMonth * (0.7 + random.below(60) / 100) : 40;
    if (!isBoxed) read(world, random, placed.id, perMonth, trouble);
  };
}

export const devicesModule: SeedModule = {
  name: 'devices',
  title: '打印机和扫描仪',
  run(world, random) {
    const add = deviceWriter(world, random);
    const times = (count: number, kind: DeviceKind, school: { id: string; name: string; partnerId: string }) => {
      for (let index = 0; index < count; index++) add(kind, school.partnerId, school);
    };
    tradingSchools(world).forEach((school, index) => {
      const isMain = !school.isNeighbour;
      times(isMain ? 3 : 1, 'printer', school);
      times(isMain ? 2 : 1, 'scanner', school);
      times(isMain || index % 3 === 0 ? 1 : 0, 'allInOne', school);
    });
    add('allInOne', partners.level1);
    add('printer', partners.level1, undefined, true);
    add('scanner', partners.level1, undefined, true);
  },
};
