import { formatRate } from '../../../contracts/figure-text.ts';
import type { BarOfReport, ReportBlock, ReportLead, ReportPart } from './document.ts';
import type { Materials } from './materials.ts';
import { plainText, richText } from './text.ts';

/** A report as its template takes it. */
export const prepareReport = (part: ReportPart, materials: Materials) => ({
  kind: part.kind,
  title: plainText(part.title, materials),
  subtitle: plainText(part.subtitle ?? '', materials),
  lead: part.lead ? prepareLead(part.lead, materials) : null,
  blocks: part.blocks.map((block) => prepareBlock(block, materials)),
});

function prepareBlock(block: ReportBlock, materials: Materials) {
  const plain = (text: string): string => plainText(text, materials);
  switch (block.block) {
    case 'heading':
      return { block: block.block, text: plain(block.text) };
    case 'paragraph':
      return { block: block.block, text: richText(block.text, materials) };
    case 'keyFigures':
      return {
        block: block.block,
        keyFigures: block.keyFigures.map(({ label, value }) => ({ label: plain(label), value: plain(value) })),
      };
    case 'table':
      return {
        block: block.block,
        header: block.header.map(plain),
        align: block.header.map((_, column) => block.align[column] ?? 'left'),
        // A row has a cell in each column, whatever was handed in.
        rows: block.rows.map((row) => block.header.map((_, column) => plain(row[column] ?? ''))),
      };
    case 'bars':
      return {
        block: block.block,
        bars: block.bars.map((bar) => prepareBar(bar, plain)),
      };
  }
}

function prepareBar({ label, share, tone, note = '' }: BarOfReport, plain: (text: string) => string) {
  const shown = shareOf(share);
  return { label: plain(label), share: shown, percent: formatRate(shown), tone, note: plain(note) };
}

const shareOf = (share: number): number => Math.min(Math.max(share, 0), 1);

/** Texts of a record made ready one by one. */
const plainRecord = <Name extends string>(texts: Record<Name, string>, plain: (text: string) => string) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, plain(text)]));

function prepareLead(lead: ReportLead, materials: Materials) {
  const plain = (text: string): string => plainText(text, materials);
  return {
    ...plainRecord({ lessonsTitle: lead.lessonsTitle, note: lead.concernsNote }, plain),
    sentence: plainRecord(lead.sentence, plain),
    figures: lead.figures.map(({ label, value, unit, grade, last }) =>
      plainRecord({ label, value, unit, grade, last }, plain),
    ),
    lessons: lead.lessons.map(({ title, grade, word, foot, ...lesson }) => ({
      ...plainRecord({ title, grade, word, foot }, plain),
      stem: richText(lesson.stem, materials),
      percent: formatRate(lesson.rate),
      share: shareOf(lesson.rate),
      tone: lesson.tone,
      typical: lesson.typical.map(({ text, count }) => ({ text: richText(text, materials), count: plain(count) })),
    })),
    concerns: lead.concerns.map(({ name, score, reason, word }) => plainRecord({ name, score, reason, word }, plain)),
    bins: lead.bins.map(({ label, count }) => ({ label: plain(label), count })),
    most: Math.max(1, ...lead.bins.map(({ count }) => count)),
    bands: lead.bands.map((bar) => prepareBar(bar, plain)),
  };
}
