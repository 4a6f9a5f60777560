import { questionTypeLabels, scoreBands } from '../../../../contracts/constants/questions.ts';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { concernWord, countsText, reasonsOf, type Concern } from '../../../../contracts/report-text/concerns.ts';
import { leadFigures } from '../../../../contracts/report-text/lead-figures.ts';
import { lessonsTitle, lossText, missedText, typicalOf } from '../../../../contracts/report-text/lessons.ts';
import { toneOfRate } from '../../../../contracts/report-text/rate-tone.ts';
import { sentenceOf } from '../../../../contracts/report-text/sentence.ts';
import type { Lesson, Report, Student } from '../../../../contracts/report-text/shapes.ts';
import type { BarOfReport, LeadLesson, ReportLead } from '../../../engines/printing/document.ts';
import { beginningOf } from './beginning.ts';

/** Characters of a question that stand on two lines of its card. */
const mostOfStem = 52;

function lessonOf({ items, lead }: Report, lesson: Lesson): LeadLesson {
  const item = items.find(({ number }) => number === lesson.number)!;
  return {
    title: `第 ${item.number} 题 ${questionTypeLabels[item.questionType]}（${formatScore(item.full)} 分）`,
    stem: beginningOf(item.stem, mostOfStem),
    rate: item.facility ?? 0,
    grade: lead.grade === null || lesson.gradeRate === null ? '' : `年级 ${formatRate(lesson.gradeRate)}`,
    tone: toneOfRate(item.facility) || 'neutral',
    word: lossText(item.facility),
    foot: missedText(lesson),
    typical: typicalOf(lesson).map(({ text, count }) => ({ text, count: `${count} 人` })),
  };
}

function concernOf(concern: Concern, { studentName, className, score, state }: Student, hasClass: boolean) {
  return {
    name: hasClass ? `${studentName} ${className}` : studentName,
    score: score === null ? '-' : formatScore(score),
    reason: reasonsOf(concern),
    word: concernWord(concern, state).label,
  };
}

/** The bands of scores as bars to 100 %. */
const bandBars = ({ bands }: Report): BarOfReport[] =>
  scoreBands.map(({ value, label, range }, at) => {
    const { count, share } = bands[at]!;
    return { label: `${label}（${range}）`, share, tone: value, note: `${count} 人` };
  });

/** The first page of a printed report: the words and figures of the screen. */
export function printedLead(report: Report): ReportLead {
  const { lead, students, classes, distribution } = report;
  const studentOf = new Map(students.map((student) => [student.submissionId, student]));
  return {
    sentence: sentenceOf(report),
    figures: leadFigures(report),
    lessonsTitle: lessonsTitle(lead.lessons),
    lessons: lead.lessons.map((lesson) => lessonOf(report, lesson)),
    concernsNote: countsText(lead.concerns, ({ submissionId }) => studentOf.get(submissionId)!.state),
    concerns: lead.concerns.map((concern) =>
      concernOf(concern, studentOf.get(concern.submissionId)!, classes.length > 1),
    ),
    bins: distribution.map(({ from, to, count }) => ({ label: `${formatScore(from)}–${formatScore(to)}`, count })),
    bands: bandBars(report),
  };
}
