import { dateType, termCode, termEnum, type TermEnum } from '../../contracts/constants/time.ts';

export interface TermOption {
  value: string;
  label: string;
}

/** How many years lists of years and terms reach back, the current one included. */
const yearsBack = 3;

const yearOf = (date: Date): number => date.getFullYear();
/** 1 to 12. */
const monthOf = (date: Date): number => date.getMonth() + 1;
const beforeAugust = (date: Date): boolean => monthOf(date) < 8;

const first = (year: number): TermOption => ({ value: `${year}${termCode.first}`, label: `${year}学年第一学期` });
const second = (year: number): TermOption => ({ value: `${year}${termCode.second}`, label: `${year}学年第二学期` });

/**
 * The terms to choose from, newest first: before August the second and first terms of the years before; from August on
 * the first term of this year and those terms.
 */
export function termList(date: Date): TermOption[] {
  const earlier = beforeAugust(date) ? yearsBack : yearsBack - 1;
  const years = Array.from({ length: earlier }, (_, index) => yearOf(date) - 1 - index);
  const past = years.flatMap((year) => [second(year), first(year)]);
  return beforeAugust(date) ? past : [first(yearOf(date)), ...past];
}

/** Code of the term that is chosen unless somebody chooses: in January last year's first, before August its second, else this year's first. */
export function defaultTerm(date: Date): string {
  if (monthOf(date) === 1) return first(yearOf(date) - 1).value;
  return beforeAugust(date) ? second(yearOf(date) - 1).value : first(yearOf(date)).value;
}

/** The term that filters choose: September to December the first, else the second. */
export const filterTerm = (date: Date): TermEnum => (monthOf(date) >= 9 ? termEnum.first : termEnum.second);

/** The term that a learning-term value means: a value ending in 02 the second, in 03 the whole year, else the first. */
export function termOfValue(value: string): TermEnum {
  if (value.endsWith(termCode.second)) return termEnum.second;
  return value.endsWith(termCode.wholeYear) ? termEnum.wholeYear : termEnum.first;
}

/** Years to choose from: this one and two earlier. */
export const yearOptions = (date: Date): TermOption[] =>
  Array.from({ length: yearsBack }, (_, index) => yearOf(date) - index).map((year) => ({
    value: String(year),
    label: `${year}年`,
  }));

/** Months to choose from. */
export const monthOptions: readonly TermOption[] = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}月`,
}));

/**
 * School years with their terms, newest first. The specification calls it a generated list of years and keeps a term's
 * code as its default, so each year is offered as a whole and by term.
 */
export function schoolYearOptions(date: Date): TermOption[] {
  const seen = new Set<string>();
  return termList(date).flatMap((term) => {
    const year = term.value.slice(0, 4);
    if (seen.has(year)) return [term];
    seen.add(year);
    return [{ value: `${year}${termCode.wholeYear}`, label: `${year}学年` }, term];
  });
}

/** What a learning-term filter offers: the last week, the last month, and the school years. */
export const learningTermOptions = (date: Date): TermOption[] => [
  { value: String(dateType.week), label: '最近一周' },
  { value: String(dateType.month), label: '最近一月' },
  ...schoolYearOptions(date),
];

/** The term code behind a learning-term value: the last week and month lie in the default term. */
export const termCodeOf = (value: string, date: Date): string => (/^\d{6}$/.test(value) ? value : defaultTerm(date));
