import type { SentenceRemark } from '../marker.ts';
import type { Extent, Review } from './review.ts';

/** More faults than these are left to the remarks in the text. */
const named = 2;

const quoted = (text: string, { start, end }: SentenceRemark): string => {
  const piece = text.slice(start, end).replaceAll('\n', '');
  return piece.length > 14 ? `${piece.slice(0, 12)}……` : piece;
};

/** What is good: a place of the text, else that it is whole and on its subject. */
function good({ remarks, share, unit }: Review, isLong: boolean): string {
  const praise = remarks.find(({ kind }) => kind === 'praise');
  const isClear = share.structure >= 0.8 && isLong;
  const whole = isClear ? (share.content >= 0.8 ? '切合题意，分段清楚。' : '分段清楚。') : '';
  if (!praise) return whole;
  return unit === '字' ? `${whole}${praise.comment}。` : `${whole}能用连接词把句子连起来。`;
}

/** What is to be mended: the first faults by name, each once, the others by their number. */
function faults(text: string, { remarks }: Review): string {
  const all = remarks.filter(({ kind }) => kind !== 'praise').sort((a, b) => a.start - b.start);
  const said = all.map((one) =>
    one.kind === 'typo' ? one.comment : `“${quoted(text, one)}”${one.comment.replace(/^“[^”]*”/, '')}`,
  );
  const kinds = [...new Set(said)];
  if (kinds.length === 0) return '';
  const more = all.length - said.filter((one) => kinds.slice(0, named).includes(one)).length;
  return `${kinds.slice(0, named).join('；')}${more > 0 ? `；另有 ${more} 处见批注` : ''}，请改正。`;
}

/** How a text that is too short is best made longer: the more is missing, the earlier the step. */
function howToExtend(length: number, unit: Review['unit'], min: number): string {
  if (length > min * 0.85) return '再添一两处细节就够了';
  if (unit === '词') return '可补充细节和理由';
  return length > min * 0.6 ? '可把最重要的部分写具体' : '先列个提纲，把起因、经过、结果写完整';
}

/** What to do next: the one thing that would help most. */
function advice({ length, unit, remarks, share }: Review, { min, max }: Extent): string {
  if (length < min) return `全文 ${length} ${unit}，少于要求的 ${min} ${unit}，${howToExtend(length, unit, min)}。`;
  if (max !== undefined && length > max * 1.15)
    return `全文 ${length} ${unit}，超出较多，与中心关系不大的内容可以删去。`;
  if (share.content < 0.6) return '与题目联系不紧，开头和结尾要点题。';
  if (share.structure < 0.7) return unit === '字' ? '开头、主体、结尾要分段写。' : '按意思分成两三段写会更清楚。';
  if (remarks.some(({ kind }) => kind === 'praise')) return '';
  return unit === '字' ? '再写些动作、神态和想法，文章会更生动。' : '试着用 because、however 等词把句子连起来。';
}

/** A few sentences for the student, as a teacher writes them below a composition: what is good, what to mend, what to do next. */
export function overallOf(text: string, review: Review, extent: Extent): string {
  const isLong = review.length >= extent.min;
  return good(review, isLong) + faults(text, review) + advice(review, extent) || '语句通顺，内容完整。';
}
