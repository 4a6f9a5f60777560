import { describe, expect, it } from 'vitest';
import type { PaperSize } from '../../server/engines/printing/document.ts';
import { lookAt } from '../../server/engines/printing/testing/sight.ts';
import { chanceSeed, isSoak } from '../../server/testing/soak.ts';
import { printSample, withSamples } from './printing.ts';

// Final exams as a school would set them from the bank, printed and looked at: a handful of them, and all in the soak.

/** With figures, long passages, verses, formulas and compositions. */
const handful = ['05-数学', '07-语文', '08-物理', '10-英语', '11-地理', '12-化学'];

/** Of the height of a column, at its foot or within, where it is not the last one. */
const mostWhite = 1 / 3;

describe('final exams from the bank', () => {
  it.each<PaperSize>(['A4', 'B4', 'A3'])('have nothing cut, touching or half empty on %s', async (size) => {
    await withSamples(chanceSeed, async (sandbox, samples) => {
      const seen = isSoak ? samples : samples.filter(({ file }) => handful.includes(file));
      expect(seen.length).toBe(isSoak ? 71 : handful.length);
      let figures = 0;
      for (const sample of seen) {
        const { pdf, problems } = printSample(sandbox, sample, size);
        const sight = await lookAt(pdf, { size, isExam: true });
        expect([...problems, ...sight.faults], sample.file).toEqual([]);
        expect(sight.foot, sample.file).toBeLessThan(mostWhite);
        expect(sight.gap, sample.file).toBeLessThan(mostWhite);
        figures += sight.figures;
      }
      expect(figures).toBeGreaterThan(0);
    });
  });
});
