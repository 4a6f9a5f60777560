import { learnedWeights } from './learned-weights.ts';

// Phrases find what they were made for. What is said in other words is found by what its characters have in common with texts
// that deserve to be read soon: a naive Bayes classifier over single characters and pairs, fitted by `npm run measure-wellbeing`.

/** Single characters and pairs of a sentence, each once. */
function gramsOf(sentence: string): Set<string> {
  const letters = [...sentence.replaceAll(/[^\p{L}]/gu, ' ')];
  const grams = new Set<string>();
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? ' ';
    if (letter === ' ') return;
    grams.add(letter);
    if (next !== ' ') grams.add(letter + next);
  });
  return grams;
}

/** Weights by gram: logarithms of how much more often each is in urgent texts, of grams that occur more than once. */
export function fitWeights(texts: readonly { text: string; isUrgent: boolean }[]): Record<string, number> {
  const counts = new Map<string, [other: number, urgent: number]>();
  const sizes: [number, number] = [0, 0];
  for (const { text, isUrgent } of texts) {
    const side = isUrgent ? 1 : 0;
    sizes[side] += 1;
    for (const gram of gramsOf(text)) {
      const count = counts.get(gram) ?? [0, 0];
      count[side] += 1;
      counts.set(gram, count);
    }
  }
  const weightOf = ([other, urgent]: [number, number]): number =>
    Math.log((urgent + 0.5) / (sizes[1] + 1)) - Math.log((other + 0.5) / (sizes[0] + 1));
  return Object.fromEntries(
    [...counts]
      .filter(([, [other, urgent]]) => other + urgent > 1)
      .map(([gram, count]) => [gram, Math.round(weightOf(count) * 10) / 10]),
  );
}

const weights = new Map(
  learnedWeights.split(' ').map((entry): [string, number] => {
    const [gram = '', weight = '0'] = entry.split('=');
    return [gram, Number(weight)];
  }),
);

/** How much a sentence is like those that deserve to be read soon; 0 is as much as not. */
export function likenessOf(sentence: string): number {
  let sum = 0;
  for (const gram of gramsOf(sentence)) sum += weights.get(gram) ?? 0;
  return sum;
}
