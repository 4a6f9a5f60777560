/** A unit in base units: its kind, and how many base units it is. */
type Unit = readonly [kind: string, factor: number];

const length = (factor: number): Unit => ['m', factor];
const area = (factor: number): Unit => ['m²', factor];
const volume = (factor: number): Unit => ['m³', factor];
const mass = (factor: number): Unit => ['kg', factor];
const time = (factor: number): Unit => ['s', factor];
const speed = (factor: number): Unit => ['m/s', factor];
const density = (factor: number): Unit => ['kg/m³', factor];

/** Units of school by every name they go by; those that count things only agree with themselves. */
const units = new Map<string, Unit>(
  (
    [
      [length(1000), '千米 公里 km'],
      [length(1), '米 m'],
      [length(0.1), '分米 dm'],
      [length(0.01), '厘米 cm'],
      [length(0.001), '毫米 mm'],
      [length(1e-6), '微米 µm um'],
      [length(1e-9), '纳米 nm'],
      [area(1e6), '平方千米 平方公里 km^2'],
      [area(1e4), '公顷 ha'],
      [area(1), '平方米 m^2'],
      [area(0.01), '平方分米 dm^2'],
      [area(1e-4), '平方厘米 cm^2'],
      [area(1e-6), '平方毫米 mm^2'],
      [volume(1), '立方米 m^3'],
      [volume(1e-3), '立方分米 dm^3 升 l L'],
      [volume(1e-6), '立方厘米 cm^3 毫升 ml mL'],
      [mass(1000), '吨 t'],
      [mass(1), '千克 公斤 kg'],
      [mass(0.5), '斤'],
      [mass(1e-3), '克 g'],
      [mass(1e-6), '毫克 mg'],
      [time(86_400), '天 日 d'],
      [time(3600), '小时 时 h'],
      [time(60), '分钟 分 min'],
      [time(1), '秒 s'],
      [time(1e-3), '毫秒 ms'],
      [speed(1), '米/秒 米每秒 m/s'],
      [speed(1 / 3.6), '千米/时 千米每时 千米/小时 km/h'],
      [density(1), 'kg/m^3 千克/立方米'],
      [density(1000), 'g/cm^3 克/立方厘米'],
      [['N', 1], '牛 牛顿 N'],
      [['N', 1000], 'kN'],
      [['J', 1], '焦 焦耳 J'],
      [['J', 1000], '千焦 kJ'],
      [['J', 3.6e6], '千瓦时 度电 kW*h kWh'],
      [['W', 1], '瓦 瓦特 W'],
      [['W', 1000], '千瓦 kW'],
      [['Pa', 1], '帕 帕斯卡 Pa'],
      [['Pa', 1000], '千帕 kPa'],
      [['V', 1], '伏 伏特 V'],
      [['A', 1], '安 安培 A'],
      [['A', 1e-3], '毫安 mA'],
      [['Ω', 1], '欧 欧姆 Ω'],
      [['Hz', 1], '赫 赫兹 Hz'],
      [['mol', 1], '摩尔 摩 mol'],
      [['mol/L', 1], 'mol/L mol/l'],
      [['m/s²', 1], 'm/s^2'],
      [['yuan', 1], '元'],
      [['yuan', 0.1], '角'],
      [['degree', 1], '度 °'],
      [['℃', 1], '℃ 摄氏度'],
    ] as const
  ).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);

const counters =
  '个只条本支张块棵朵头匹辆艘架座间户人名位次遍圈页行排组班份件套双对瓶盒箱袋包杯碗根片颗粒段种道岁年月周倍';

/** A number with what is counted or measured. */
export interface Quantity {
  number: string;
  unit: string;
}

const unitText = /^(.*?[\d)π])\s*([a-zA-ZµΩ°℃\p{Script=Han}][a-zA-ZµΩ°℃\p{Script=Han}/*^()\d-]{0,11})$/u;

const tidyUnit = (unit: string): string => unit.replace(/\^\(?(\d)\)?/g, '^$1').replace(/[\s()]/g, '');

const isUnit = (unit: string): boolean => units.has(unit) || (unit.length === 1 && counters.includes(unit));

/** Splits plain text into number and unit; the unit is "" where none is known. */
export function quantityOf(plain: string): Quantity {
  const found = unitText.exec(plain.length > 80 ? '' : plain);
  const unit = tidyUnit(found?.[2] ?? '');
  return found && isUnit(unit) ? { number: found[1]!.trim(), unit } : { number: plain, unit: '' };
}

/** What a number of the given unit has to be multiplied with to count the expected one; undefined where they differ in kind. */
export function factorOf(given: string, expected: string): number | undefined {
  if (given === expected) return 1;
  const [a, b] = [units.get(given), units.get(expected)];
  return a && b && a[0] === b[0] ? a[1] / b[1] : undefined;
}
