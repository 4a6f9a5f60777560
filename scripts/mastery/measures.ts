/** A predicted chance of a right answer, and whether it was right. */
export interface Predicted {
  chance: number;
  isRight: boolean;
}

/**
 * Area under the receiver operating characteristic: the chance that a right answer was given the higher prediction than a wrong
 * one, ties counting half (Mann and Whitney; Hanley and McNeil, Radiology 143 (1982)).
 */
export function areaUnder(predicted: readonly Predicted[]): number {
  const sorted = [...predicted].sort((a, b) => a.chance - b.chance);
  let ranks = 0;
  let right = 0;
  for (let at = 0; at < sorted.length;) {
    let end = at;
    while (end < sorted.length && sorted[end]!.chance === sorted[at]!.chance) end++;
    const rightHere = sorted.slice(at, end).filter(({ isRight }) => isRight).length;
    ranks += rightHere * ((at + 1 + end) / 2);
    right += rightHere;
    at = end;
  }
  const wrong = sorted.length - right;
  return (ranks - (right * (right + 1)) / 2) / (right * wrong);
}

/** Mean negative logarithm of the chance that was given to what happened; chances are kept off 0 and 1 by a thousandth. */
export function logLoss(predicted: readonly Predicted[]): number {
  const sum = predicted.reduce((total, { chance, isRight }) => {
    const within = Math.min(0.999, Math.max(0.001, chance));
    return total - Math.log(isRight ? within : 1 - within);
  }, 0);
  return sum / predicted.length;
}
