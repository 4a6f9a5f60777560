import { memo, type ReactNode } from 'react';
import { piecesOf, type Piece } from '../../../contracts/rich-text.ts';
import { Formula } from './Formula.tsx';
import styles from './rich-text.module.css';

/** Text of a question with its formulas, blanks, marks and line breaks. */
export const RichText = memo(function RichText({ text }: { text: string }): ReactNode {
  const pieces = piecesOf(text);
  return (
    <span className={styles.text}>
      {pieces.map((piece, index) => show(piece, index, pieces[index - 1], pieces[index + 1]))}
    </span>
  );
});

const shortestBlank = 4.5;
const longestBlank = 20;

function show(piece: Piece, key: number, before: Piece | undefined, after: Piece | undefined): ReactNode {
  switch (piece.kind) {
    case 'text':
      return joined(piece.text, isBox(before), isBox(after));
    case 'marked':
      return (
        <em key={key} className={styles.marked} data-emphasis={piece.emphasis}>
          {piece.text}
        </em>
      );
    case 'formula':
      return <Formula key={key} tex={piece.tex} />;
    case 'blank': {
      const width = `${Math.min(Math.max(piece.length, shortestBlank), longestBlank)}em`;
      return <span key={key} className={styles.blank} style={{ width }} role="img" aria-label="填空" />;
    }
    case 'break':
      return <br key={key} />;
  }
}

const isBox = (piece: Piece | undefined): boolean => piece?.kind === 'formula' || piece?.kind === 'blank';

const joiner = '\u2060';
const closing = /^[\p{Pe}\p{Pf}，。、；：？！,.;:?!%°’”]/u;
const opening = /[\p{Ps}\p{Pi}‘“]$/u;

/** Browsers break a line beside a box even where a punctuation mark clings to it; a word joiner keeps them together. */
const joined = (text: string, afterBox: boolean, beforeBox: boolean): string =>
  (afterBox && closing.test(text) ? joiner : '') + text + (beforeBox && opening.test(text) ? joiner : '');
