import type { Dice } from '../dice.ts';
import { miswriteChinese } from './slips.ts';

/** Share of the lines that are not known of which nothing is written. */
const forgotten = 0.45;

/**
 * A text that is written down from memory: where not all of it was right, some of its lines have a wrong character or are
 * left out, the more the less of it was known.
 */
export function recited(text: string, share: number, dice: Dice): string {
  const lines = text.split('\n');
  if (share >= 1) return text;
  const clauses = lines.map((line) => line.match(/[^，。？！；]+[，。？！；]?/g) ?? [line]);
  const wrong = Math.max(1, Math.round((1 - share) * clauses.flat().length));
  const chosen = new Set(dice.some([...clauses.flat().keys()], wrong));
  let at = 0;
  const written = clauses.map((line) =>
    line
      .map((clause) => {
        if (!chosen.has(at++)) return clause;
        return dice.chance(forgotten) ? '' : miswriteChinese(clause, dice);
      })
      .join(''),
  );
  return written.join('\n');
}
