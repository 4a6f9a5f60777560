import { dimensionLabels, type dimensionKeys } from '../../../../contracts/wrongbook/mark-shapes.ts';
import type { Composition, Sentence } from './anchors.ts';

type DimensionKey = (typeof dimensionKeys)[number];

/** What a comment says in a word, and the key that writes one. */
export const remarkKinds = [
  { key: '1', kind: 'praise', label: '好' },
  { key: '2', kind: 'problem', label: '改' },
  { key: '3', kind: 'advice', label: '议' },
] as const satisfies readonly { key: string; kind: Sentence['kind']; label: string }[];

/** The kind as teachers see it: a wrong character is one of what is to be mended. */
export const shownKind = ({ kind }: Pick<Sentence, 'kind'>): 'praise' | 'problem' | 'advice' =>
  kind === 'typo' ? 'problem' : kind;

/** The dimension that a comment counts for; where it names none, wrong characters are for the writing and the rest for the language. */
export const dimensionOf = ({ kind, dimension }: Pick<Sentence, 'kind' | 'dimension'>): DimensionKey =>
  dimension ?? (kind === 'typo' ? 'writing' : 'language');

/** A comment's kind and what it is about, as it stands over it. */
export function remarkTitle(sentence: Sentence): string {
  const { label } = remarkKinds.find(({ kind }) => kind === shownKind(sentence))!;
  return `${label} · ${sentence.kind === 'typo' ? '错别字' : dimensionLabels[dimensionOf(sentence)]}`;
}

/** The numbers of the comments on a dimension, as they stand beside it; "" for none. */
export function numbersOn({ sentences }: Pick<Composition, 'sentences'>, key: DimensionKey): string {
  const numbers = sentences.flatMap((sentence, place) => (dimensionOf(sentence) === key ? [place + 1] : []));
  return numbers.length === 0 ? '' : `批注 ${numbers.join('、')}`;
}

/** How many comments there are of each kind, in their order. */
export const remarkCounts = ({ sentences }: Pick<Composition, 'sentences'>) =>
  remarkKinds.map(({ kind, label }) => ({
    kind,
    label,
    count: sentences.filter((sentence) => shownKind(sentence) === kind).length,
  }));

/** Puts notes one below the other: each beside its line where there is room, else right below the one before it. */
export function pushedApart(wanted: readonly number[], heights: readonly number[], gap: number): number[] {
  let free = -Infinity;
  return wanted.map((top, index) => {
    const at = Math.max(top, free);
    free = at + (heights[index] ?? 0) + gap;
    return at;
  });
}
