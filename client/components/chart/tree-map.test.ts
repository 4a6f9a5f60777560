import fc from 'fast-check';
import { expect, it } from 'vitest';
import { treeMap } from './tree-map.ts';

const box = { x: 10, y: 5, width: 600, height: 240 };

it('gives each part its share of the whole, within it and over nobody else', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ size: fc.integer({ min: 0, max: 9_999 }) }), { minLength: 1, maxLength: 14 }),
      (parts) => {
        const total = parts.reduce((sum, { size }) => sum + size, 0);
        const placed = treeMap(parts, box);
        expect(placed).toHaveLength(parts.filter(({ size }) => size > 0).length);
        for (const { part, box: own } of placed) {
          expect(own.width * own.height).toBeCloseTo((part.size / total) * box.width * box.height, 3);
          expect(own.x).toBeGreaterThanOrEqual(box.x - 1e-6);
          expect(own.y).toBeGreaterThanOrEqual(box.y - 1e-6);
          expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width + 1e-6);
          expect(own.y + own.height).toBeLessThanOrEqual(box.y + box.height + 1e-6);
        }
        for (const [at, { box: a }] of placed.entries())
          for (const { box: b } of placed.slice(at + 1)) {
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const along = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            expect(Math.min(across, along)).toBeLessThan(1e-6);
          }
      },
    ),
  );
});
