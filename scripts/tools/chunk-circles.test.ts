import { describe, expect, it } from 'vitest';
import { circleIn } from './chunk-circles.ts';

const circle = (imports: Record<string, string[]>) => circleIn(new Map(Object.entries(imports)));

describe('chunks of a build', () => {
  it('may import the same one', () => {
    expect(circle({ page: ['common', 'vendor'], common: ['vendor'], vendor: [] })).toBeUndefined();
  });

  it('may not import each other, however far apart', () => {
    expect(circle({ page: ['common'], common: ['vendor'], vendor: ['common'] })).toEqual([
      'common',
      'vendor',
      'common',
    ]);
    expect(circle({ page: [], common: ['vendor'], vendor: ['page', 'work'], work: ['common'] })).toEqual([
      'common',
      'vendor',
      'work',
      'common',
    ]);
  });
});
