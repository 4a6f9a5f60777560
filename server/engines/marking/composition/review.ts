import type { SentenceRemark } from '../marker.ts';

/** What one language's reader finds in a composition; shares are from 0 to 1. */
export interface Review {
  /** How many characters or words there are. */
  length: number;
  /** What they are called. */
  unit: '字' | '词';
  content: number;
  structure: number;
  language: number;
  writing: number;
  remarks: SentenceRemark[];
  /** How near to its subject and how well in order it is, whatever its length. */
  share: Readonly<Record<'content' | 'structure', number>>;
  /** One line for each side. */
  comments: Readonly<Record<'content' | 'structure' | 'language', string>>;
}

/** How long a composition has to be; the upper end is missing where only the lower one is asked for. */
export interface Extent {
  min: number;
  max?: number;
}

/** Reads the length out of the task: 不少于600字, 100～120词, 80词左右; undefined where it asks for none. */
export function extentOf(stem: string): Extent | undefined {
  const range = /(\d{2,4})\s*(?:字|词|个词)?\s*[～~—–-]\s*(\d{2,4})\s*(?:个)?(?:字|词|words)/.exec(stem);
  if (range) return { min: Number(range[1]), max: Number(range[2]) };
  const least = /(?:不少于|不低于|至少|at least)\s*(\d{2,4})\s*(?:个)?(?:字|词|words)/.exec(stem);
  if (least) return { min: Number(least[1]) };
  const about = /(\d{2,4})\s*(?:个)?(?:字|词|words)\s*(?:左右|以上)?/.exec(stem);
  if (!about) return undefined;
  const size = Number(about[1]);
  return about[0].endsWith('以上') ? { min: size } : { min: Math.round(size * 0.8), max: Math.round(size * 1.3) };
}

/** How far a length meets what is asked: 1 within the extent, less the further off. */
export function lengthShare(length: number, extent: Extent): number {
  if (length < extent.min) return length / extent.min;
  const over = extent.max === undefined ? 0 : length / (extent.max * 1.15) - 1;
  return over > 0 ? Math.max(0.7, 1 - over / 2) : 1;
}

/** What is said about the length; "" where none is asked for or it is met. */
export function lengthComment(length: number, unit: string, { min, max }: Extent): string {
  if (length < min) return `${length} ${unit}，比要求少 ${min - length} ${unit}`;
  return max !== undefined && length > max * 1.15 ? `${length} ${unit}，比要求多 ${length - max} ${unit}` : '';
}

/** A share between bounds. */
export const bounded = (share: number, least = 0, most = 1): number => Math.min(most, Math.max(least, share));
