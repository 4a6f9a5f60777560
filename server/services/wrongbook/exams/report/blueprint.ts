import type * as z from 'zod';
import { demandLevels, type DemandLevel } from '../../../../../contracts/constants/exam-report.ts';
import type { examItems } from '../../../../../contracts/wrongbook/exams/report-subject-shapes.ts';
import { grouped } from '../../../../database/lists.ts';
import { exact } from '../../reports/exact.ts';

type Blueprint = z.output<typeof examItems>['blueprint'];

/** A question with what it was to test, and which share of its marks was reached; null before it is marked. */
export interface Tested {
  position: number;
  full: number;
  demand: DemandLevel | '';
  points: readonly string[];
  rate: number | null;
}

/** The part of a question that belongs to one of its points: its marks are shared alike between them, so that parts add up. */
interface Part extends Omit<Tested, 'points'> {
  point: string;
}

const levels = [...demandLevels, ''] as const;

function cellOf(parts: readonly Part[]) {
  const marked = parts.filter(({ rate }) => rate !== null);
  const worth = marked.reduce((sum, { full }) => sum + full, 0);
  const reached = marked.reduce((sum, { full, rate }) => sum + full * rate!, 0);
  return {
    planned: exact(parts.reduce((sum, { full }) => sum + full, 0)),
    rate: worth === 0 ? null : Math.min(1, exact(reached / worth)),
    positions: [...new Set(parts.map(({ position }) => position))],
  };
}

const byDemand = (parts: readonly Part[]) =>
  levels.flatMap((demand) => {
    const own = parts.filter((one) => one.demand === demand);
    return own.length === 0 ? [] : [{ demand, ...cellOf(own) }];
  });

/** 双向细目表: planned marks and what was reached of them, by knowledge point and level of demand, points as they first come. */
export function blueprintOf(questions: readonly Tested[]): Blueprint {
  const parts = questions.flatMap(({ points, ...question }): Part[] => {
    const named = points.length === 0 ? ['未标注'] : points;
    return named.map((point) => ({ ...question, point, full: question.full / named.length }));
  });
  return {
    rows: [...grouped(parts, ({ point }) => point)].map(([name, own]) => ({
      name,
      cells: byDemand(own),
      total: cellOf(own),
    })),
    totals: byDemand(parts),
  };
}
