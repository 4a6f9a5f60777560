import { fewestInClass, fewestInSchool, gapTexts, type Comparison } from '../../../contracts/constants/analysis.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { formatNumber } from '../../../contracts/figure-text.ts';
import type { getPointComparison, getSchoolComparison } from '../../../contracts/wrongbook/analysis.ts';

/** Schools or classes compared. */
export type Compared = DataOf<typeof getSchoolComparison>;
export type Unit = Compared['units'][number];
/** Knowledge points by schools. */
export type PointsCompared = DataOf<typeof getPointComparison>;
export type Mark = Unit['mark'];

/** Words for a school or a class. */
export interface Words {
  unit: string;
  counter: string;
  all: string;
}

export const wordsOf = (isOfSchools: boolean): Words =>
  isOfSchools ? { unit: '学校', counter: '所', all: '全区' } : { unit: '班级', counter: '个', all: '全年级' };

/** What units are held against, in words. */
export const versusLabel = (versus: Comparison, isOfSchools: boolean): string =>
  ({
    alike: isOfSchools ? '和同生源组比' : '和同组班比',
    last: '和上次比',
    all: isOfSchools ? '和全区比' : '和全年级比',
  })[versus];

/** An amount above or below nought with its sign; − is a minus. */
export const signed = (value: number, decimals = 1): string => {
  const text = formatNumber(Math.abs(value), decimals);
  if (Number(text) === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
};

export const markSigns: Record<Mark, string> = { above: '▲ ', below: '▼ ', within: '', '': '' };

/** A number that may be below nought. */
export const figure = (value: number | null, decimals = 1): string =>
  value === null ? '-' : (value < 0 ? '−' : '') + formatNumber(Math.abs(value), decimals);

/** What units are held against, behind a figure. */
export const againstLabel = (versus: Comparison): string => (versus === 'alike' ? '同组其他' : '其他');

/** Units group by group, those of none after them, and last those without figures. */
export function unitParts({ units, groups }: Compared) {
  const among = units.filter(({ mean }) => mean !== null);
  return {
    parts: groups.map((group, index) => ({ group, own: among.filter((one) => one.group === index) })),
    rest: among.filter((one) => one.group < 0 || groups.length === 0),
    without: units.filter(({ mean }) => mean === null),
  };
}

/** What a school or class is known by. */
export const keyOf = ({ schoolId, classId }: Unit): string => classId || schoolId;

/** Why one has no figures or no difference; "" for who has. */
export const reasonOf = ({ gap, classId }: Unit): string =>
  gap === '' ? '' : gapTexts[gap](classId === '' ? fewestInSchool : fewestInClass);
