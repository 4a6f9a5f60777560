/** The part of a question that a text is about, as （2） in front of it; undefined where it has no number. */
const partOf = (text: string): string | undefined => /^(?:解：|答：|第)?[（(](\d)[)）]/.exec(text)?.[1];

/** The part that each sentence belongs to: its own, or that of the one before. */
function partsOf(sentences: readonly string[]): (string | undefined)[] {
  let current: string | undefined;
  return sentences.map((sentence) => (current = partOf(sentence) ?? current));
}

/**
 * Which points of a rubric each sentence of a full answer earns, by index: those of its part of the question where parts are
 * numbered, else of all, shared out in their order.
 */
export function pointsEarned(sentences: readonly string[], criteria: readonly string[]): number[] {
  const ofPoints = partsOf(criteria);
  const ofSentences = partsOf(sentences);
  const all = criteria.map((_, index) => index);
  return sentences.map((_, index) => {
    const part = ofSentences[index];
    const own = all.filter((point) => part !== undefined && ofPoints[point] === part);
    const points = own.length > 0 ? own : all;
    const beside =
      own.length > 0 ? ofSentences.flatMap((one, at) => (one === part ? [at] : [])) : [...sentences.keys()];
    return points[Math.floor((beside.indexOf(index) * points.length) / beside.length)] ?? 0;
  });
}

/** What of a summary is kept: the parts of the question of which every point was reached, all or nothing where none are numbered. */
export function summaryOf(summary: string, criteria: readonly string[], isReached: (point: number) => boolean): string {
  const ofPoints = partsOf(criteria);
  const kept = summary.split(/(?=（\d）)/).filter((piece) => {
    const part = partOf(piece);
    const points = ofPoints.flatMap((one, point) => (part === undefined || one === part ? [point] : []));
    const counted = points.length > 0 ? points : [...criteria.keys()];
    return part === undefined ? isReached(criteria.length - 1) || /（\d）/.test(summary) : counted.every(isReached);
  });
  return kept.join('');
}
