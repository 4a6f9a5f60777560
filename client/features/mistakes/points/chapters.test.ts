import { describe, expect, it } from 'vitest';
import { knownChapters, overall, pointName, radarAxes, weakestPoints, type Chapters, type Point } from './chapters.ts';

const point = (pointId: string, mastery: number | null, answered = mastery === null ? 0 : 10): Point => ({
  pointId,
  name: `点${pointId}`,
  answered,
  right: 0,
  mastery,
});

const chapter = (pointId: string, children: Point[]): Chapters[number] => ({ ...point(pointId, 0.5, 30), children });

const names = (points: readonly Point[]) => points.map(({ pointId }) => pointId);

describe('the points of a subject', () => {
  const chapters = knownChapters([
    chapter('a', [point('a1', 0.9), point('a2', 0.2, 4), point('a3', null)]),
    chapter('b', [point('b1', 0.6), point('b2', 0.4), point('b3', 0.5)]),
    { ...point('c', null), children: [point('c1', null)] },
  ]);

  it('are those of which something is known, the weakest first', () => {
    expect(names(chapters)).toEqual(['a', 'b']);
    expect(names(weakestPoints(chapters))).toEqual(['a2', 'b2', 'b3', 'b1', 'a1']);
    expect(overall(chapters)).toEqual({ mastery: 0.5, answered: 60 });
    expect(pointName(chapters, 'b2')).toBe('点b2');
    expect(pointName(chapters, 'gone')).toBe('');
  });

  it('are compared by the chosen chapter where it has enough of them, else all together', () => {
    expect(names(radarAxes(chapters, 'b').axes)).toEqual(['b1', 'b2', 'b3']);
    expect(names(radarAxes(chapters, 'b2').axes)).toEqual(['b1', 'b2', 'b3']);
    // Neither two points nor two chapters make an area.
    for (const chosen of ['a', ''])
      expect(names(radarAxes(chapters, chosen).axes)).toEqual(['a1', 'a2', 'b1', 'b2', 'b3']);
    expect(names(radarAxes([...chapters, chapter('d', [point('d1', 0.1)])], '').axes)).toEqual(['a', 'b', 'd']);
    expect(radarAxes(chapters.slice(0, 1), '')).toEqual({ axes: [], left: 0 });
  });

  it('are no more than anybody can read, those with the most answers in their order', () => {
    const many = Array.from({ length: 14 }, (_, index) => point(`m${index}`, 0.5, index + 1));
    const { axes, left } = radarAxes([chapter('m', many)], 'm');
    expect(names(axes)).toEqual(names(many.slice(4)));
    expect(left).toBe(4);
  });
});
