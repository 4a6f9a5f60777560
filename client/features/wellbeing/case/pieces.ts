import type { EvidenceVerdict } from '../../../../contracts/constants/wellbeing.ts';

interface Marked {
  from: number;
  to: number;
  verdict: EvidenceVerdict;
}

/** A run of letters of a paragraph; one that the rules looked at has its number. */
export interface Piece {
  text: string;
  verdict?: EvidenceVerdict;
  number?: number;
}

/** The paragraphs of a text, cut where words are marked. Marks that begin within another are left to the table. */
export function piecesOf(text: string, evidence: readonly Marked[]): Piece[][] {
  const paragraphs: Piece[][] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const pieces: Piece[] = [];
    let at = from;
    evidence.forEach((mark, index) => {
      if (mark.from < at || mark.to > to) return;
      if (mark.from > at) pieces.push({ text: text.slice(at, mark.from) });
      pieces.push({ text: text.slice(mark.from, mark.to), verdict: mark.verdict, number: index + 1 });
      at = mark.to;
    });
    if (at < to) pieces.push({ text: text.slice(at, to) });
    if (pieces.length > 0) paragraphs.push(pieces);
    from = to + 1;
  }
  return paragraphs;
}
