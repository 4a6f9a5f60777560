import { formatRate } from '../../../contracts/figure-text.ts';
import type { ReportBlock, ReportPart } from './document.ts';
import type { Materials } from './materials.ts';
import { plainText, richText } from './text.ts';

/** A report as its template takes it. */
export const prepareReport = (part: ReportPart, materials: Materials) => ({
  kind: part.kind,
  title: plainText(part.title, materials),
  subtitle: plainText(part.subtitle ?? '', materials),
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

type Bar = Extract<ReportBlock, { block: 'bars' }>['bars'][number];

function prepareBar({ label, share, tone, note = '' }: Bar, plain: (text: string) => string) {
  const shown = Math.min(Math.max(share, 0), 1);
  return { label: plain(label), share: shown, percent: formatRate(shown), tone, note: plain(note) };
}
