import type { Random } from '../../random.ts';
import type { BankQuestion } from '../bank.ts';
import { between, choice, template } from '../making.ts';
import { latitudeGrid, summitAndPlace } from './geography-figures.ts';

/** Kilometres on the ground for a distance on a map. */
export const realDistance = template(3, (random) => {
  const scale = random.pick([100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 6_000_000]);
  const tenths = between(random, 12, 85);
  const perCentimetre = scale / 100_000;
  const distance = (tenths * perCentimetre) / 10;
  const onMap = tenths / 10;
  return choice({
    stem: `在比例尺为1∶${scale}的地图上，量得两地的图上距离是${onMap}厘米，两地的实地距离是（　　）`,
    right: `${distance}千米`,
    errors: [
      `${(tenths * perCentimetre) / 100}千米`,
      `${tenths * perCentimetre}千米`,
      `${tenths * perCentimetre * 10}千米`,
    ],
    because: ['unit', 'unit', 'unit'],
    solution: `比例尺1∶${scale}表示图上1厘米代表实地${scale}厘米，即${perCentimetre}千米。实地距离为$${onMap}\\times ${perCentimetre}=${distance}$（千米）。其余各项都是把厘米换算成千米时位数弄错了（1千米等于100000厘米）。`,
    facility: 0.66,
    check: { expression: `${onMap}*${scale}/100000`, equals: String(distance) },
  });
});

/** A scale in words turned into figures. */
export const scaleInFigures = template(2, (random): BankQuestion => {
  const kilometres = random.pick([2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80]);
  const figures = kilometres * 100_000;
  return {
    type: 'fill',
    stem: `某地图用文字表示的比例尺是“图上1厘米代表实地距离${kilometres}千米”，改用数字表示为____。`,
    answers: [[`1∶${figures}`, `1:${figures}`, `1：${figures}`, `1/${figures}`]],
    solution: `统一单位：${kilometres}千米$=${kilometres}\\times 100000$厘米$=${figures}$厘米，所以比例尺为1∶${figures}。`,
    facility: 0.68,
    check: { expression: `${kilometres}*100000`, equals: String(figures) },
  };
});

/** How much a summit is higher than a place on a contour. */
export const summitAbove = template(3, (random) => {
  const step = random.pick([50, 100, 200]);
  const lowest = step * between(random, 1, 5);
  const levels = [0, 1, 2, 3].map((level) => lowest + level * step);
  const level = random.below(4);
  const place = random.pick(['A', 'B', 'C', 'D']);
  const [base, summit] = [levels[level]!, levels[3]! + between(random, 5, step - 5)];
  return choice({
    stem: `读等高线地形图（图中数字表示海拔，单位：米），${place}点在一条等高线上，三角形表示的山顶海拔为${summit}米，山顶与${place}点的相对高度是（　　）`,
    right: `${summit - base}米`,
    errors: [`${summit}米`, `${summit - base - step}米`, `${summit - base + step}米`, `${summit + base}米`].filter(
      (option) => !option.startsWith('-'),
    ),
    figure: summitAndPlace(levels, level, place),
    solution: `${place}点在${base}米等高线上，相对高度是两地海拔之差：$${summit}-${base}=${summit - base}$（米）。若选${summit}米，是把海拔当成了相对高度；若相差${step}米，是看错了一条等高线。`,
    facility: 0.74,
    check: { expression: `${summit}-${base}`, equals: String(summit - base) },
  });
});

/** Degrees that grow in steps, in the order of the map from its low end to its high end. */
const degrees = (random: Random, step: number, most: number): number[] => {
  const first = step * between(random, 1, Math.floor(most / step) - 2);
  return [first, first + step, first + 2 * step];
};

/** Latitude and longitude of a point of a net without letters, from the way in which the numbers grow. */
export const gridPlace = template(3, (random) => {
  const [parallelStep, meridianStep] = [random.pick([5, 10, 20]), random.pick([5, 10, 15, 20])];
  const [latitudes, longitudes] = [degrees(random, parallelStep, 80), degrees(random, meridianStep, 170)];
  const [north, east] = [random.chance(0.5), random.chance(0.5)];
  const rows = north ? [...latitudes].reverse() : latitudes;
  const columns = east ? longitudes : [...longitudes].reverse();
  const [row, column] = [random.below(3), random.below(3)];
  const name = random.pick(['甲', '乙', '丙', '丁']);
  const told = (isNorth: boolean, isEast: boolean) =>
    `${rows[row]!}°${isNorth ? 'N' : 'S'}，${columns[column]!}°${isEast ? 'E' : 'W'}`;
  const label = (value: number) => `${value}°`;
  return choice({
    stem: `图示经纬网中，相邻纬线相差${parallelStep}°，相邻经线相差${meridianStep}°（经线度数自左向右由${columns[0]!}°变化到${columns[2]!}°）。图中${name}点的经纬度是（　　）`,
    right: told(north, east),
    errors: [told(!north, east), told(north, !east), told(!north, !east)],
    because: ['swap', 'swap', 'swap'],
    figure: latitudeGrid(columns.map(label), rows.map(label), [{ name, column, row }]),
    solution: `向${north ? '北' : '南'}纬度数值增大，为${north ? '北纬（N）' : '南纬（S）'}；向${east ? '东' : '西'}经度数值增大，为${east ? '东经（E）' : '西经（W）'}。所以${name}点位于${told(north, east)}。其余各项把南北纬或东西经判断反了。`,
    facility: 0.7,
  });
});

const inEastern = (longitude: number, east: boolean): boolean => (east ? longitude < 160 : longitude < 20);

/** The hemispheres in which a place lies; many of the places lie between the Greenwich meridian and 20°W, or beyond 160°E. */
export const hemispheres = template(3, (random) => {
  const [north, east] = [random.chance(0.5), random.chance(0.5)];
  const tricky = random.chance(0.6);
  const span = east ? (tricky ? [161, 178] : [10, 159]) : tricky ? [2, 19] : [21, 170];
  const longitude = between(random, span[0]!, span[1]!);
  const latitude = between(random, 5, 75);
  const eastern = inEastern(longitude, east);
  const told = (isNorth: boolean, isEastern: boolean) => `${isNorth ? '北' : '南'}半球、${isEastern ? '东' : '西'}半球`;
  return choice({
    stem: `某地的经纬度是${latitude}°${north ? 'N' : 'S'}、${longitude}°${east ? 'E' : 'W'}，该地位于（　　）`,
    right: told(north, eastern),
    errors: [told(north, !eastern), told(!north, eastern), told(!north, !eastern)],
    because: ['swap', 'swap', 'swap'],
    solution: `${latitude}°${north ? 'N' : 'S'}在赤道以${north ? '北' : '南'}，属于${north ? '北' : '南'}半球。从20°W向东到160°E为东半球，从160°E向东到20°W为西半球，${longitude}°${east ? 'E' : 'W'}属于${eastern ? '东' : '西'}半球。注意：东西半球不是以0°和180°经线划分的。`,
    facility: 0.62,
  });
});
