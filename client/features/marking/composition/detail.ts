import { questionType } from '../../../../contracts/constants/questions.ts';
import { dimensionKeys, dimensionLabels } from '../../../../contracts/wrongbook/mark-shapes.ts';
import { scaledRubric, sumOfPoints } from '../rubric.ts';
import type { AnswerKey, Mark, SheetAnswer, Submission } from '../marks.ts';
import type { Composition } from './anchors.ts';

type Dimension = Composition['dimensions'][number];

// What schools usually give for each where the rubric does not say.
const shares = { content: 0.4, structure: 0.2, language: 0.3, writing: 0.1 } as const;

/** The composition of a sheet: what was marked as one, else the written answer that counts most. */
export function compositionOf({ answers }: Submission): SheetAnswer | undefined {
  const written = answers.filter(
    ({ questionType: type }) => type === questionType.answer || type === questionType.other,
  );
  return (
    answers.find(({ mark }) => mark?.detail?.kind === 'composition') ?? written.toSorted((a, b) => b.full - a.full)[0]
  );
}

/** What is known of a composition to begin with; without a mark all dimensions are still to be given. */
export function detailOf({ answer, full, key }: SheetAnswer, mark: Mark | null): Composition {
  if (mark?.detail?.kind === 'composition') return copied(mark.detail);
  const dimensions = maximaOf(key, full).map((max, index): Dimension => ({
    key: dimensionKeys[index]!,
    score: Math.round(((mark?.score ?? 0) / full) * max * 2) / 2,
    max,
    comment: '',
  }));
  return { kind: 'composition', text: answer, dimensions, sentences: [], overall: mark?.comment ?? '' };
}

// Out of a snapshot, whose lists are not to be changed.
const copied = (detail: Composition): Composition => JSON.parse(JSON.stringify(detail)) as Composition;

/** What each dimension counts: by the rubric where it has a point for each, else by the usual shares. */
function maximaOf({ rubric }: AnswerKey, full: number): number[] {
  const scaled = scaledRubric(rubric, full);
  const named = dimensionKeys.flatMap(
    (dimension) => scaled.find(({ text }) => text.includes(dimensionLabels[dimension]))?.score ?? [],
  );
  if (scaled.length === dimensionKeys.length && named.length === scaled.length) return named;
  const first = dimensionKeys.slice(1).map((dimension) => Math.round(full * shares[dimension] * 2) / 2);
  return [sumOfPoints([full, ...first.map((score) => -score)]), ...first];
}

/** What the dimensions come to. */
export const scoreOf = ({ dimensions }: Composition): number => sumOfPoints(dimensions.map(({ score }) => score));

/** Whether two say the same. */
export const isSame = (a: Composition, b: Composition): boolean => JSON.stringify(a) === JSON.stringify(b);
