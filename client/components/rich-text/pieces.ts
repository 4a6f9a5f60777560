/** A piece of a text: as it stands, LaTeX, a place to write into of so many characters, or the end of a line. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'formula'; tex: string }
  | { kind: 'blank'; length: number }
  | { kind: 'break' };

// The same as in print: a formula stays within its line, and a dollar sign without a partner is one.
const special = /\$([^$\n]+)\$|_{4,}|\n/g;

/** Takes a text apart: `$…$` is a formula, `____` a blank, a line break ends the line; all else is literal. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(special)) {
    pieces.push(...literal(text.slice(end, match.index)), specialOf(match));
    end = match.index + match[0].length;
  }
  return [...pieces, ...literal(text.slice(end))];
}

const literal = (text: string): Piece[] => (text === '' ? [] : [{ kind: 'text', text }]);

function specialOf([whole, tex]: RegExpExecArray): Piece {
  if (tex !== undefined) return { kind: 'formula', tex };
  return whole === '\n' ? { kind: 'break' } : { kind: 'blank', length: whole.length };
}
