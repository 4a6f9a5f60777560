import { inHalves, isUnanswered, leftToTeacher, markOf, sumOf, unanswered } from '../given.ts';
import type { Dimension, DimensionKey, GivenMark, MarkingAnswer, MarkingQuestion } from '../marker.ts';
import { reviewChinese } from './chinese.ts';
import { dimensionNames, portionsOf, sideOf } from './dimensions.ts';
import { reviewEnglish } from './english.ts';
import { overallOf } from './overall.ts';
import { type Extent, extentOf, type Review } from './review.ts';

/** More remarks than these help nobody; longer texts are read up to here. */
const limits = { remarks: 40, text: 8000 } as const;

/** Rules of thumb cannot read a composition: no mark of theirs is surer than this. */
const surest = 0.55;

const composition = 2;
const english = '3';

/** Lengths where the task asks for none, by stage: characters in Chinese, words in English. */
const usualExtents: Readonly<Record<string, readonly [chinese: Extent, english: Extent]>> = {
  primary: [{ min: 300 }, { min: 40 }],
  junior: [{ min: 500 }, { min: 70 }],
  senior: [{ min: 800 }, { min: 80 }],
};

/** Whether a question is marked as a composition: its task is one and it asks for a text, or its rubric has content and language. */
export function isComposition({ taskType, rubric, stem }: MarkingQuestion): boolean {
  const sides = new Set(rubric.map(({ text }) => sideOf(text)));
  if (sides.has('content') && sides.has('language')) return true;
  return taskType === composition && /作文|写一篇|短文|文章|习作|\d+\s*[字词]|words|书信|以.{1,30}为题/i.test(stem);
}

const writingComment = '仅据识别出的文字评价，字迹和卷面请教师核对';

const commentOf = (key: DimensionKey, { comments }: Review): string =>
  key === 'writing' ? writingComment : comments[key];

function dimensionsOf(question: MarkingQuestion, scores: readonly number[], review: Review): Dimension[] {
  const portions = portionsOf(question);
  return [...new Set(portions.map(({ key }) => key))].map((key) => {
    const own = portions.flatMap((portion, index) => (portion.key === key ? [index] : []));
    return {
      key,
      score: sumOf(own.map((index) => scores[index]!)),
      max: sumOf(own.map((index) => portions[index]!.max)),
      comment: commentOf(key, review),
    };
  });
}

const confidenceOf = ({ length }: Review, extent: Extent): number => (length < extent.min / 4 ? surest : 0.4);

function reviewOf(question: MarkingQuestion, text: string): { review: Review; extent: Extent } {
  const isEnglish = question.subjectId === english;
  const usual = usualExtents[question.stage] ?? usualExtents['junior']!;
  const extent = extentOf(question.stem) ?? usual[isEnglish ? 1 : 0];
  return { review: (isEnglish ? reviewEnglish : reviewChinese)(text, question.stem, extent), extent };
}

/** Marks a composition, Chinese or English, by its sides and comments on its sentences. */
export function markComposition(question: MarkingQuestion, answer: MarkingAnswer): GivenMark {
  const portions = portionsOf(question);
  if (isUnanswered(answer)) return unanswered(answer, portions.length);
  if (answer.text === null) return leftToTeacher(answer, '离线批改不能识别手写内容，请教师批改');
  const text = answer.text.trim().slice(0, limits.text);
  const { review, extent } = reviewOf(question, text);
  const parts = portions.map(({ key, max }) => Math.min(max, inHalves(review[key] * max)));
  const dimensions = dimensionsOf(question, parts, review);
  const overall = overallOf(text, review, extent);
  const sentences = [...review.remarks].sort((a, b) => a.start - b.start).slice(0, limits.remarks);
  return markOf(answer, {
    score: sumOf(parts),
    parts,
    confidence: confidenceOf(review, extent),
    reason: `按规则初评：${dimensions.map(({ key, score, max }) => `${dimensionNames[key]} ${score}/${max}`).join('，')}；请教师核对`,
    comment: overall,
    detail: { kind: 'composition', text, dimensions, sentences, overall },
  });
}
