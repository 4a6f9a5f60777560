import {
  markingCaseLabels,
  markingFlagLabels,
  type MarkingCase,
} from '../../../../../contracts/constants/exam-marking.ts';
import { formatNumber, formatScore } from '../../../../../contracts/figure-text.ts';
import { dayOf } from '../../../../components/days.ts';
import type { MarkerFigures, PartFigures, Progress, WaitingCase } from '../shapes.ts';

/** A difference with its sign; the minus is one. */
export function signedText(value: number, decimals = 1): string {
  const text = formatNumber(Math.abs(value), decimals);
  return value < 0 && Number(text) !== 0 ? `−${text}` : `+${text}`;
}

/** A time to come, as people say it: 今天 16:00, 明天 09:10, 11-28 09:10; "" for none. */
export function whenText(time: string, today: Date): string {
  if (time === '') return '';
  const day = time.slice(0, 10);
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  const clock = time.slice(11, 16);
  if (day === dayOf(today)) return `今天 ${clock}`;
  return `${day === dayOf(tomorrow) ? '明天' : day.slice(5)} ${clock}`;
}

/** When all is marked and what holds it up, in a sentence. */
export function leadText({ total, done, endTime, lastSubjectId, subjects }: Progress, today: Date): string {
  if (total === 0) return '还没有要阅的答卷。';
  if (done >= total) return '各题都已阅完。';
  const rest = `还有 ${formatNumber(total - done)} 份要阅`;
  if (endTime === '') return `${rest}，近两小时没有人阅卷。`;
  const last = subjects.find(({ subjectId }) => subjectId === lastSubjectId)?.courseName;
  const slowest = last === undefined || subjects.length === 1 ? '' : `；${last}最晚`;
  return `${rest}，按现在的速度${whenText(endTime, today)} 全部阅完${slowest}。`;
}

/** Who strays and what nobody marks, below the sentence. */
export function basisText({ waiting, subjects }: Progress): string {
  const strays = waiting
    .filter(({ kind }) => kind === 'drift')
    .map((one) => `${one.reason}在${placeOf(one, subjects)}`)
    .join('、');
  const nobody = subjects
    .filter(({ unassigned }) => unassigned > 0)
    .map(({ courseName, unassigned }) => `${courseName} ${unassigned} 题还没有阅卷人`);
  return [...(strays === '' ? [] : [`${strays}上的给分与他人不同，不像偶然`]), ...nobody].join('；');
}

/** A part with its subject. */
const placeOf = ({ subjectId, partName }: WaitingCase, subjects: Progress['subjects']): string =>
  `${subjects.find((subject) => subject.subjectId === subjectId)?.courseName ?? ''}${partName}`;

/** What waits of one kind: how much, and where. */
export interface WaitingLine {
  kind: MarkingCase;
  label: string;
  count: number;
  /** Where, the most first. */
  where: string;
  /** The part to begin with. */
  first: WaitingCase;
}

/** What waits for somebody, by what for, in a fixed order; nothing of what does not wait. */
export function waitingLines({ waiting, subjects }: Progress): WaitingLine[] {
  return (Object.keys(markingCaseLabels) as MarkingCase[]).flatMap((kind) => {
    const cases = waiting.filter((one) => one.kind === kind).toSorted((a, b) => b.count - a.count);
    const [first] = cases;
    if (!first) return [];
    const count = cases.reduce((sum, one) => sum + one.count, 0);
    return [
      {
        kind,
        label: markingCaseLabels[kind],
        count,
        where: cases.map((one) => caseText(one, subjects)).join(' · '),
        first,
      },
    ];
  });
}

function caseText(one: WaitingCase, subjects: Progress['subjects']): string {
  const place = placeOf(one, subjects);
  if (one.kind === 'drift') return `${one.reason} · ${place}`;
  if (one.kind === 'flag') return `${flagText(one.reason)} ${one.count}`;
  return `${place} ${one.count}`;
}

/** Why an answer was handed on, in words. */
export const flagText = (flag: string): string =>
  Object.entries(markingFlagLabels).find(([key]) => key === flag)?.[1] ?? flag;

/** How a part is marked and how far it is, in a line. */
export function partText(part: PartFigures): string {
  const way = part.isDouble ? `双评，允许差 ${formatScore(part.tolerance)} 分` : '单评';
  const active = part.markers.filter(({ state }) => state === 'active').length;
  const machine = part.withMachine ? '，机器算一评' : '';
  return `${formatScore(part.full)} 分 · ${way}${machine} · ${active} 人阅`;
}

/** What is amiss with how somebody marks, in a sentence. */
export function driftText(
  { name, difference, compared }: MarkerFigures,
  comparison: PartFigures['comparison'],
): string {
  if (!difference) return name;
  const { value, low, high } = difference;
  const [near, far] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b);
  const basis = comparison === 'pair' ? '份同卷比较' : '份，与其他阅卷人比';
  return `${compared} ${basis}，${value < 0 ? '低' : '高'} ${formatNumber(Math.abs(value), 1)} 分（95% 区间 ${formatNumber(near, 1)} 至 ${formatNumber(far, 1)}）；已阅的分不会自动改。`;
}

/** How long somebody has not marked anything, once that is worth telling. */
export const idleText = ({ idleMinutes, state, marked, quota }: MarkerFigures): string =>
  state === 'active' && idleMinutes !== null && idleMinutes >= idleFrom && marked < quota ? idleFor(idleMinutes) : '';

const idleFrom = 30;

const idleFor = (minutes: number): string =>
  minutes < 120
    ? `停 ${minutes} 分`
    : minutes < 2880
      ? `停 ${Math.round(minutes / 60)} 小时`
      : `停 ${Math.round(minutes / 1440)} 天`;
