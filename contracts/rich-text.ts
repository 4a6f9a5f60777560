// What may stand in the text of a question, for screen, print and search alike: `$…$` is a formula, `____` a blank, `{.字}` has dots
// below its characters (着重号), `{_句}` a line and `{~句}` a wave under it. All else is literal.

/** How a text is marked: with dots below its characters, or a line or a wave under it. */
export type Emphasis = 'dot' | 'line' | 'wave';

/** A piece of a text: as it stands, marked, LaTeX, a place to write into of so many characters, or the end of a line. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'marked'; emphasis: Emphasis; text: string }
  | { kind: 'formula'; tex: string }
  | { kind: 'blank'; length: number }
  | { kind: 'break' };

const emphases: Readonly<Record<string, Emphasis>> = { '.': 'dot', _: 'line', '~': 'wave' };

// A formula and a mark stay within their line; a dollar sign or a brace without a partner is one. A blank in braces is a blank.
const special = /\$([^$\n]+)\$|\{([.~]|_(?!_))((?:(?!_{4})[^{}$\n])+)\}|_{4,}|\n/g;

/** Takes a text apart. */
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

function specialOf([whole, tex, sign, text = '']: RegExpExecArray): Piece {
  if (tex !== undefined) return { kind: 'formula', tex };
  if (sign !== undefined) return { kind: 'marked', emphasis: emphases[sign]!, text };
  return whole === '\n' ? { kind: 'break' } : { kind: 'blank', length: whole.length };
}

/** The text without its marks, as it is searched, compared and exported; formulas and blanks stay. */
export const withoutMarks = (text: string): string =>
  text.replace(special, (whole, _tex, _sign, marked: string | undefined) => marked ?? whole);

/** The text as a tooltip or a label tells it: neither marks nor the dollar signs of formulas. */
export const spokenText = (text: string): string =>
  text.replace(special, (whole, tex: string | undefined, _sign, marked: string | undefined) => tex ?? marked ?? whole);
