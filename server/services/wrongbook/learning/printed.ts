import { scoreBand, scoreBands } from '../../../../contracts/constants/questions.ts';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import type { learningParts } from '../../../../contracts/wrongbook/learning-reports.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getClassLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import type { LearningExample, LearningPart, LearningSubject } from '../../../engines/printing/learning-part.ts';
import { beginningOf } from '../prints/beginning.ts';
import { shownWeak, type Pictures } from './example-pictures.ts';
import type { Sentence } from './sentences.ts';
import type { StudentReport } from './student-report.ts';

type ClassReport = DataOf<typeof getClassLearning>;
type AnyReport = StudentReport | ClassReport;
type Subject = AnyReport['subjects'][number];
type Part = (typeof learningParts)[number];

/** What is printed of a report, and how. */
export interface Printing {
  parts: ReadonlySet<Part>;
  isGrey: boolean;
}

const changes = {
  up: { sign: '↑', word: '上升', tone: 'up' },
  level: { sign: '→', word: '持平', tone: 'level' },
  down: { sign: '↓', word: '下降', tone: 'down' },
} as const;
const unknownChange = { sign: '', word: '-', tone: 'level' } as const;

const subjectRow = ({ subjectName, submitted, set, rate, middle, comparison }: Subject): LearningSubject => ({
  name: subjectName,
  handedIn: `${submitted}/${set}`,
  percent: formatRate(rate),
  rate,
  middle: middle && { ...middle, text: `${formatRate(middle.low)}–${formatRate(middle.high)}` },
  change: comparison ? changes[comparison.direction] : unknownChange,
});

/** 9/8 of 2026-09-08 16:10:00. */
const shortDay = (time: string): string => `${Number(time.slice(5, 7))}/${Number(time.slice(8, 10))}`;

const subjectNotes = {
  student: '圆点是本人，色带是班级中间一半同学的范围。“与此前比”看相对班级的位置，在偶然波动以内记为持平。',
  class: '圆点是全班平均，色带是班级中间一半同学的范围。“与此前比”看相对年级的位置，在偶然波动以内记为持平。',
} as const;

/** The most points that stand beside a trend. */
const mostPoints = 6;

function pointsOf({ subjectName, points }: Subject): LearningPart['points'] {
  if (points.length === 0) return null;
  const rows = points.slice(0, mostPoints).toReversed();
  return {
    title: `${subjectName}的知识点`,
    rows: rows.map(({ name, mastery, answered }) => {
      const band = scoreBand(mastery);
      const word = band === 'fail' ? '薄弱' : scoreBands.find(({ value }) => value === band)!.label;
      return { name, share: mastery, word, tone: band, count: `${answered} 次` };
    }),
  };
}

function trendOf({ subjectName, trend }: Subject, group: string): LearningPart['trend'] {
  if (trend.length === 0) return null;
  return {
    title: `${subjectName}的走势`,
    group: `${group}平均`,
    note: `${trend.length} 次作业和考试，与${group}平均相比，高低以标准差计；阴影是 95% 的范围，越宽越不确定。`,
    points: trend.map(({ date, standing, level, low, high }) => ({
      label: shortDay(date),
      standing,
      level,
      low,
      high,
    })),
  };
}

const basisOf = ({ figures }: Sentence): string => figures.map(({ label, value }) => `${label} ${value}`).join('，');

/** How much what is due is: of a student in minutes, of a class how much it is for each. */
function dueNote(report: AnyReport): string {
  const { due, minutes } = report.practice;
  if (due === 0) return '没有到期的题';
  if ('studentId' in report) return `约 ${minutes} 分钟`;
  return report.students > 0 ? `人均 ${formatNumber(due / report.students)} 题` : '';
}

/** What all of a report's frame says in print. */
function framed(
  report: AnyReport,
  { parts, isGrey }: Printing,
  kind: 'student' | 'class',
): Omit<LearningPart, 'facts' | 'weak' | 'practised' | 'title' | 'lines'> {
  const { practice, submitted, set, missing, shortReason, subjects, focusId } = report;
  const focus = subjects.find(({ subjectId }) => subjectId === focusId);
  const isFull = shortReason === '';
  const has = (part: Part): boolean => isFull && parts.has(part);
  const late = missing.map(({ subjectName, count }) => `${subjectName}缺 ${count}`).join('，');
  return {
    kind: 'learning',
    isGrey,
    school: report.schoolName,
    lead: isFull ? report.lead.map(({ text }) => text).join('') : `${shortReason}。`,
    figures: [
      {
        label: '作业上交',
        value: String(submitted),
        unit: `/${set} ${kind === 'student' ? '次' : '份'}`,
        note: beginningOf(late, 14) || '交齐',
      },
      {
        label: '错题已掌握',
        value: String(practice.mastered),
        unit: `/${practice.total} 题`,
        note: `巩固中 ${practice.consolidating} 题`,
      },
      {
        label: '现在该练',
        value: String(practice.due),
        unit: ' 题',
        note: dueNote(report),
      },
    ],
    subjects: has('subjects') ? { note: subjectNotes[kind], rows: subjects.map(subjectRow) } : null,
    trend: has('trend') && focus ? trendOf(focus, kind === 'student' ? '班级' : '年级') : null,
    points: has('points') && focus ? pointsOf(focus) : null,
    advice: has('advice')
      ? report.advice.map((one) => ({ text: one.text, basis: basisOf(one), isPolished: one.isPolished }))
      : null,
    foot: `得分率是各次作业和考试得分率的平均，只算已发布的。${report.day} 生成`,
  };
}

const spanText = ({ from, to }: AnyReport): string =>
  `${from} 至 ${to.startsWith(from.slice(0, 4)) ? to.slice(5) : to}`;

type Example = NonNullable<StudentReport['weak'][number]['example']>;
type Attempt = Example['before'];

/** Characters of a question or an answer that stand beside its picture. */
const mostOfStem = 60;
const mostOfAnswer = 90;

const workWord = ({ isPractice, source }: Attempt): string => {
  if (isPractice) return '练习';
  return { 0: '错题本', 1: '作业', 2: '考试' }[source];
};

function exampleOf(
  attempt: Attempt,
  stem: string,
  verdict: string,
  isRight: boolean,
  pictures: Pictures,
): LearningExample {
  return {
    caption: `${Number(attempt.time.slice(5, 7))} 月 ${Number(attempt.time.slice(8, 10))} 日 ${workWord(attempt)}`,
    stem: beginningOf(stem, mostOfStem),
    picture: pictures.get(attempt) ?? '',
    answer: beginningOf(attempt.answer, mostOfAnswer) || '没有作答',
    verdict,
    isRight,
  };
}

function examplesOf({ stem, before, after, afterStem, timesLeft }: Example, pictures: Pictures): LearningExample[] {
  const scored = `× 得 ${formatScore(before.score)} 分，满分 ${formatScore(before.full)} 分`;
  const first = exampleOf(before, stem, scored, false, pictures);
  if (!after) return [first];
  const next = timesLeft > 0 ? `再做对 ${timesLeft} 次即掌握` : '已经掌握';
  return [first, exampleOf(after, afterStem || stem, `√ 做对了，${next}`, true, pictures)];
}

const noteLines = [
  ['教师寄语', ''],
  ['', ''],
] as const;

/** A student's report as it is printed. */
export function printedStudent(report: StudentReport, printing: Printing, pictures: Pictures): LearningPart {
  const weak = printing.parts.has('weak') && report.shortReason === '' ? shownWeak(report) : undefined;
  return {
    ...framed(report, printing, 'student'),
    title: '学情报告',
    facts: [
      { label: '姓名', value: report.studentName },
      { label: '班级', value: report.className },
      { label: '时间', value: spanText(report) },
      { label: '学号', value: report.studentNo },
    ],
    weak: weak?.example
      ? { title: `最该先补的一处：${weak.name}`, examples: examplesOf(weak.example, pictures) }
      : null,
    practised:
      printing.parts.has('practice') && report.practised.length > 0
        ? report.practised.slice(-8).map(({ date, title, score, full }) => ({
            date: shortDay(date),
            title,
            score: `${formatScore(score)}/${formatScore(full)}`,
          }))
        : null,
    lines: [...noteLines, ['家长的话', '签字']],
  };
}

/** The report of a class as it is printed. */
export function printedClass(report: ClassReport, printing: Printing): LearningPart {
  const [weak] = report.weak.filter(({ example }) => example !== null);
  const example = weak?.example;
  return {
    ...framed(report, printing, 'class'),
    title: '班级学情报告',
    facts: [
      { label: '班级', value: report.className },
      { label: '人数', value: `${report.students} 人` },
      { label: '时间', value: spanText(report) },
    ],
    weak:
      example && printing.parts.has('weak')
        ? {
            title: `最该先讲的一处：${weak.name}`,
            examples: [
              {
                caption: '错得最多的一道题',
                stem: beginningOf(example.stem, mostOfAnswer),
                picture: '',
                answer: `${example.answered} 次作答，${example.wrong} 次没有得满分`,
                verdict: '',
                isRight: false,
              },
            ],
          }
        : null,
    practised: null,
    lines: noteLines.slice(0, 1),
  };
}
