import { formatScore } from '../../../../contracts/figure-text.ts';

interface Line {
  name: string;
  score: number;
}

/** Lines as people write them: one a row, the score at its end. */
export const linesText = (lines: readonly Line[]): string =>
  lines.map(({ name, score }) => `${name} ${formatScore(score)}`).join('\n');

/** What such rows say; a score that is none stays for the contract to refuse. */
export const linesFrom = (text: string): Line[] =>
  text.split('\n').flatMap((row) => {
    const written = row.trim();
    if (written === '') return [];
    const [, name = written, score = ''] = /^(.*?)[\s:：]+(\S+)$/u.exec(written) ?? [];
    return { name, score: Number(score || Number.NaN) };
  });
