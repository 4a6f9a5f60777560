import type { CalibrationMap } from '../../server/engines/marking/calibration.ts';
import type { Outcome } from './measure.ts';

/** Answers that were equally sure, taken together with their neighbours until shares rise with sureness. */
type Block = readonly Outcome[];

/** A block of fewer says too little: it joins its neighbour. */
const least = 12;

const mean = (block: Block): number => block.filter(({ isRight }) => isRight).length / block.length;

/**
 * How many independent answers a block is worth: answers to one question turn out alike, which shows in shares of the questions
 * that differ by more than chance (the dispersion of quasi-likelihood, P. McCullagh and J. Nelder, Generalized Linear Models,
 * 1989, section 4.5).
 */
function worthOf(block: Block): number {
  const share = mean(block);
  const names = new Set(block.map(({ question }) => question));
  const questions = [...names].map((name) => block.filter(({ question }) => question === name));
  if (questions.length < 2 || share === 0 || share === 1) return block.length;
  const spread = questions.reduce((sum, own) => sum + own.length * (mean(own) - share) ** 2, 0);
  return block.length / Math.max(1, spread / (share * (1 - share) * (questions.length - 1)));
}

/** The share of a block that was right, drawn to the middle by Laplace's rule of succession: nothing is quite sure. */
function shareOf(block: Block): number {
  const worth = worthOf(block);
  return (mean(block) * worth + 1) / (worth + 2);
}

/**
 * The isotonic regression of what was right on how sure the rules said they were, by pooling neighbours that violate the order
 * (M. Ayer et al., "An empirical distribution function for sampling with incomplete information", Ann. Math. Stat. 26, 1955).
 */
export function fitMap(outcomes: readonly Outcome[]): CalibrationMap {
  const blocks: Block[] = [];
  const said = [...new Set(outcomes.map(({ confidence }) => confidence))].sort((a, b) => a - b);
  for (const confidence of said) {
    blocks.push(outcomes.filter((one) => one.confidence === confidence));
    while (blocks.length > 1) {
      const [before, last] = [blocks.at(-2)!, blocks.at(-1)!];
      if (before.length >= least && shareOf(before) < shareOf(last)) break;
      blocks.splice(-2, 2, [...before, ...last]);
    }
  }
  return blocks.flatMap((block): CalibrationMap => {
    const [low, high] = [block[0]!.confidence, block.at(-1)!.confidence];
    const share = Math.round(shareOf(block) * 1000) / 1000;
    return low === high
      ? [[low, share]]
      : [
          [low, share],
          [high, share],
        ];
  });
}
