import { describe, expect, it } from 'vitest';
import type { SheetPart } from '../../server/engines/printing/document.ts';
import { printDocument } from '../../server/engines/printing/print.ts';
import { levels } from '../../server/engines/simulation/damage.ts';
import type { SheetItem } from '../../server/engines/simulation/answering/question.ts';
import { makeScans } from '../../server/engines/simulation/make.ts';
import { chanceSeed, runs } from '../../server/testing/soak.ts';
import { isAccurate, measureAccuracy } from './accuracy.ts';

const choices = Array.from({ length: 20 }, (_, index): SheetItem => {
  const id = `q${index + 1}`;
  const isMultiple = index % 10 === 9;
  return {
    position: index + 1,
    subjectId: '2',
    pointId: 'p',
    stem: '',
    solution: '',
    criteria: [],
    field: { kind: 'choice', id, number: index + 1, score: 3, options: 4, multiple: isMultiple },
    item: {
      id,
      questionType: 1,
      isMultiple: isMultiple ? 1 : 0,
      options: 4,
      rubric: [],
      errors: [],
      facility: 0.6,
      answers: [isMultiple ? ['A', 'C'] : ['ABCD'[index % 4]!]],
    },
  };
});

const copies = Array.from({ length: 4 }, (_, index) => ({
  submissionId: index + 1,
  studentId: `s${index + 1}`,
  studentNo: `025010${index + 1}`,
  classId: 'c',
  form: 0,
}));

const sheet: SheetPart = {
  kind: 'sheet',
  size: 'A4',
  title: '数学测验',
  numberDigits: 7,
  sections: [{ title: '选择题', questions: choices.map(({ field }) => field) }],
  copies: copies.map(({ submissionId, studentNo }) => ({ code: `U1-${submissionId}`, studentNo })),
};

describe('reading scans that were made', () => {
  const seeds = Array.from({ length: runs(1, 60) }, (_, index) => chanceSeed + index);

  it.each(seeds)(
    'identifies every page and misreads no box unflagged at 150 dpi, up to 5 degrees and JPEG 40 (%i)',
    async (seed) => {
      const { pdf, layouts } = printDocument({ title: '测验', parts: [sheet] });
      const damage = { ...levels.bad, perspective: 0.006, dropped: 0, smudged: 0, foreign: 1, blankBacks: false };
      const forms = [{ layout: layouts[0]!, questions: choices }];
      const input = { pdf, forms, copies, damage, seed, worldSeed: 7 };
      const made = await makeScans(input);
      const codes = sheet.copies.map(({ code }) => code);
      const accuracy = await measureAccuracy(input, made, codes);
      expect(accuracy.faults).toEqual([]);
      expect(accuracy.pages).toBeGreaterThanOrEqual(4);
      expect(accuracy.plain.boxes).toBeGreaterThan(250);
      expect(accuracy.digits.boxes).toBeGreaterThanOrEqual(280);
      expect(isAccurate(accuracy)).toBe(true);
    },
  );

  it('is found wanting where the truth is another', async () => {
    const { pdf, layouts } = printDocument({ title: '测验', parts: [{ ...sheet, copies: sheet.copies.slice(0, 1) }] });
    const forms = [{ layout: layouts[0]!, questions: choices }];
    const input = { pdf, forms, copies: copies.slice(0, 1), damage: 'clean', seed: 1, worldSeed: 7 } as const;
    const made = await makeScans(input);
    const [first] = made.truth.answers;
    const filled = Object.keys(first!.bubbles).find((option) => first!.bubbles[option] === 'filled')!;
    first!.bubbles[filled] = 'empty';
    const accuracy = await measureAccuracy(input, made, ['U1-1']);
    expect(accuracy.plain.wrong).toBe(1);
    expect(isAccurate(accuracy)).toBe(false);
  });
});
