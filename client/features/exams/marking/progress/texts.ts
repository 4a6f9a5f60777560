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
  if (total === 0) return isAllPublished(subjects) ? '各科已发布，没有分给多人阅卷。' : '还没有要阅的答卷。';
  if (done >= total) return '各题都已阅完。';
  const rest = `还有 ${formatNumber(total - done)} 份要阅`;
  if (endTime === '') return `${rest}，近两小时没有人阅卷。`;
  const last = subjects.find(({ subjectId }) => subjectId === lastSubjectId)?.courseName;
  const slowest = last === undefined || subjects.length === 1 ? '' : `；${last}最晚`;
  return `${rest}，按现在的速度${whenText(endTime, today)} 全部阅完${slowest}。`;
}

/** Whether nothing is left to be given out to markers. */
export const isAllPublished = (subjects: Progress['subjects']): boolean =>
  subjects.length > 0 && subjects.every(({ isPublished }) => isPublished);

/** Who strays and what nobody marks, below the sentence. */
export function basisText({ waiting, subjects }: Progress): string {
  const drifts = waiting.filter(({ kind }) => kind === 'drift');
  const strays = [...placesBy(drifts, subjects)].map(([name, places]) => `${name}在${places.join('、')}`).join('，');
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
        where: whereText(kind, cases, subjects),
        first,
      },
    ];
  });
}

function whereText(kind: MarkingCase, cases: readonly WaitingCase[], subjects: Progress['subjects']): string {
  if (kind === 'drift')
    return [...placesBy(cases, subjects)].map(([name, places]) => `${name}：${places.join('、')}`).join(' · ');
  const counts = new Map<string, number>();
  for (const one of cases) {
    const word = kind === 'flag' ? flagText(one.reason) : placeOf(one, subjects);
    counts.set(word, (counts.get(word) ?? 0) + one.count);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([word, count]) => `${word} ${count}`)
    .join(' · ');
}

/** Where each marker strays; a subject is named once for its parts. */
function placesBy(cases: readonly WaitingCase[], subjects: Progress['subjects']): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const named = new Set<string>();
  for (const one of cases) {
    const { reason: name, subjectId, partName } = one;
    const inSubject = `${name}/${subjectId}`;
    places.set(name, [...(places.get(name) ?? []), named.has(inSubject) ? partName : placeOf(one, subjects)]);
    named.add(inSubject);
  }
  return places;
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
