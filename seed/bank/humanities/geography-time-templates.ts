import type { Random } from '../../random.ts';
import type { BankQuestion } from '../bank.ts';
import { between, choice, template } from '../making.ts';

const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'] as const;

/** A time zone by its number, east positive. */
const zoneName = (zone: number): string =>
  zone === 0 ? '中时区' : `${zone > 0 ? '东' : '西'}${numerals[Math.abs(zone)]!}区`;

const meridian = (degrees: number): string => `${Math.abs(degrees)}°${degrees > 0 ? 'E' : 'W'}`;

/** Minutes since midnight as a time of day. */
const clock = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60}时` : `${Math.floor(minutes / 60)}时${minutes % 60}分`;

/** The hour of a day of May, from hours since its first midnight. */
const dayAndHour = (hours: number): string => `5月${Math.floor(hours / 24) + 1}日${hours % 24}时`;

/** The time zone of a meridian. */
export const zoneOf = template(2, (random): BankQuestion | undefined => {
  const [degrees, east] = [between(random, 9, 170), random.chance(0.6)];
  if (degrees % 15 === 0) return undefined;
  const zone = Math.round(degrees / 15);
  const [side, name] = [east ? '东' : '西', zoneName(east ? zone : -zone)];
  const place = meridian(east ? degrees : -degrees);
  return {
    type: 'fill',
    stem: `某地的经度为${place}，按照理论时区的划分，该地位于____。（填时区名称）`,
    answers: [[name, `${side}${zone}区`, `${name.slice(0, -1)}时区`, `${side}${zone}时区`]],
    solution: `每个时区跨经度15°，中央经线的度数是15°的倍数。$${degrees}\\div 15\\approx ${(degrees / 15).toFixed(2)}$，四舍五入得${zone}，又是${east ? '东' : '西'}经，所以位于${name}（中央经线为${zone * 15}°${east ? 'E' : 'W'}）。`,
    facility: 0.72,
    check: { expression: `round(${degrees}/15)`, equals: String(zone) },
  };
});

/** Two zones, at least three hours apart. */
function zones(random: Random): [number, number] {
  const [from, to] = [between(random, -11, 11), between(random, -11, 11)];
  return Math.abs(from - to) >= 3 && from !== 0 ? [from, to] : zones(random);
}

/** The time in one zone when it is known in another. */
export const zoneTime = template(3, (random) => {
  const [from, to] = zones(random);
  const hours = 24 * between(random, 8, 24) + between(random, 1, 23);
  const answer = hours + to - from;
  const turned = hours + from - to;
  const sameSide = hours + Math.abs(to) - Math.abs(from);
  const apart = Math.abs(to - from);
  const eastward = to > from;
  return choice({
    stem: `已知${zoneName(from)}的区时为${dayAndHour(hours)}，此时${zoneName(to)}的区时为（　　）`,
    right: dayAndHour(answer),
    errors: [turned, sameSide, answer + 24, answer - 24, answer + 1].map(dayAndHour),
    because: ['sign', 'slip', 'carry', 'carry', 'slip'],
    solution: `两个时区相差${apart}个小时${from * to < 0 ? '（一东一西，时区数相加）' : '（时区数相减）'}，${zoneName(to)}在${zoneName(from)}的${eastward ? '东' : '西'}面，时刻${eastward ? '早，用加' : '晚，用减'}：$${hours % 24}${eastward ? '+' : '-'}${apart}=${(hours % 24) + to - from}$，即${dayAndHour(answer)}。（东早西晚，东加西减；所得小于0时借前一天的24小时，大于或等于24时进入后一天。）`,
    facility: 0.58,
    check: { expression: `mod(${hours % 24}+(${to})-(${from}),24)`, equals: String(answer % 24) },
  });
});

/** Local time by longitude: four minutes for each degree. */
export const localTime = template(2, (random) => {
  const west = between(random, 76, 118);
  const apart = between(random, 4, 29);
  if (apart % 15 === 0) return undefined;
  const known = 60 * between(random, 7, 16) + 10 * random.below(6);
  const [forward, answer] = [random.chance(0.5), 4 * apart];
  const [from, to] = forward ? [west, west + apart] : [west + apart, west];
  const sign = forward ? 1 : -1;
  return choice({
    stem: `已知${meridian(from)}的地方时为${clock(known)}，此时${meridian(to)}的地方时为（　　）`,
    right: clock(known + sign * answer),
    errors: [known - sign * answer, known + sign * apart, known + sign * 60 * Math.ceil(apart / 15)].map(clock),
    because: ['sign', 'unit', 'slip'],
    solution: `经度相差$${west + apart}-${west}=${apart}$（度），每1°相差4分钟，共$${apart}\\times 4=${answer}$（分钟）。${meridian(to)}在${meridian(from)}的${forward ? '东' : '西'}面，地方时${forward ? '早，应加' : '晚，应减'}，得${clock(known + sign * answer)}。常见错误是加减方向弄反，或按每1°相差1分钟计算。`,
    facility: 0.64,
    check: {
      expression: `${known}+4*(${to}-(${from}))`,
      equals: String(known + sign * answer),
    },
  });
});

/** When a plane lands by the time of the place where it lands. */
export const landing = template(2, (random) => {
  const zone = random.pick([-8, -7, -6, -5, 0, 1, 2, 3, 4]);
  const start = 24 * between(random, 8, 24) + between(random, 6, 20);
  const flight = zone < 0 ? between(random, 11, 14) : between(random, 8, 12);
  const answer = start + flight + zone - 8;
  return choice({
    stem: `一架飞机于北京时间${dayAndHour(start)}从上海起飞，飞行${flight}小时后到达位于${zoneName(zone)}的某城市。到达时当地的区时为（　　）`,
    right: dayAndHour(answer),
    errors: [start + flight, start + flight - zone + 8, start + zone - 8, answer + 24].map(dayAndHour),
    because: ['condition', 'sign', 'middle', 'carry'],
    solution: `北京时间是东八区的区时。到达时北京时间为${dayAndHour(start + flight)}；${zoneName(zone)}比东八区晚${8 - zone}小时，所以当地区时为${dayAndHour(answer)}。常见错误：忘记换算时区，得${dayAndHour(start + flight)}；忘记加飞行时间，得${dayAndHour(start + zone - 8)}。`,
    facility: 0.55,
    check: { expression: `mod(${start % 24}+${flight}+(${zone})-8,24)`, equals: String(answer % 24) },
  });
});

/** Sunrise by local time from the length of the day. */
export const sunrise = template(2, (random) => {
  const half = 10 * between(random, 31, 41);
  if (Math.abs(half - 360) < 20) return undefined;
  const rise = 720 - half;
  const duration = (minutes: number) =>
    `${Math.floor(minutes / 60)}小时${minutes % 60 === 0 ? '' : `${minutes % 60}分`}`;
  return choice({
    stem: `某日，某地的昼长为${duration(2 * half)}，该地日出的地方时为（　　）`,
    right: clock(rise),
    errors: [720 + half, half, 1440 - 2 * half].map(clock),
    because: ['swap', 'middle', 'other'],
    solution: `正午12时平分白昼，日出时刻等于12时减去昼长的一半。昼长的一半是${duration(half)}，所以日出在${clock(rise)}，日落在${clock(720 + half)}。错选${clock(720 + half)}是把日落当成了日出。`,
    facility: 0.66,
    check: { expression: `12*60-${2 * half}/2`, equals: String(rise) },
  });
});

/** The place on the other side of the globe. */
export const antipode = template(2, (random) => {
  const [latitude, longitude] = [between(random, 5, 75), between(random, 10, 170)];
  const [north, east] = [random.chance(0.5), random.chance(0.5)];
  if (longitude === 90) return undefined;
  const place = (isNorth: boolean, degrees: number, isEast: boolean) =>
    `（${latitude}°${isNorth ? 'N' : 'S'}，${degrees}°${isEast ? 'E' : 'W'}）`;
  const opposite = 180 - longitude;
  return choice({
    stem: `地球表面${place(north, longitude, east)}的对跖点（通过地心的直线与地表的另一交点）是（　　）`,
    right: place(!north, opposite, !east),
    errors: [place(!north, longitude, !east), place(!north, opposite, east), place(north, opposite, !east)],
    because: ['formula', 'swap', 'swap'],
    solution: `对跖点的纬度数值相同、南北相反；经度相差180°，即度数之和为180°、东西相反：$180-${longitude}=${opposite}$。所以是${place(!north, opposite, !east)}。错选${place(!north, longitude, !east)}是只改了东西经，没有用180°去减。`,
    facility: 0.62,
    check: { expression: `180-${longitude}`, equals: String(opposite) },
  });
});
