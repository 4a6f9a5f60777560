import { learnedWeights } from './learned-weights.ts';
import { signals } from './signals.ts';

// Phrases find what they were made for. What is said in other words is found by what its characters, and the families of its
// words, have in common with texts that deserve to be read soon: logistic regression, fitted by `npm run measure-wellbeing -- --fit`.

/** How much a family of words counts beside a character: there are many characters in a sentence, and few families. */
const familyValue = 2;

/** What a sentence is known by: single characters and pairs, and families of words, each once. */
function featuresOf(sentence: string): Map<string, number> {
  const letters = [...sentence.replaceAll(/[^\p{L}]/gu, ' ')];
  const features = new Map<string, number>();
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? ' ';
    if (letter === ' ') return;
    features.set(letter, 1);
    if (next !== ' ') features.set(letter + next, 1);
  });
  for (const { family, pattern } of signals) if (sentence.search(pattern) >= 0) features.set(`#${family}`, familyValue);
  return features;
}

const steps = { count: 500, size: 0.3, decay: 0.3 } as const;

/** The name of what is added to every sum. */
const bias = '#';

type Example = readonly (readonly [feature: string, value: number])[];

const sumOf = (weights: ReadonlyMap<string, number>, example: Example): number =>
  example.reduce((sum, [feature, value]) => sum + (weights.get(feature) ?? 0) * value, weights.get(bias) ?? 0);

/** Weights by feature, of those that occur in more than one text: the same texts give the same weights. */
export function fitWeights(texts: readonly { text: string; isUrgent: boolean }[]): Record<string, number> {
  const all = texts.map(({ text }) => featuresOf(text));
  const counts = new Map<string, number>();
  for (const feature of all.flatMap((one) => [...one.keys()])) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const examples = all.map((one): Example => [...one].filter(([feature]) => counts.get(feature)! > 1));
  const weights = new Map(
    [bias, ...[...counts].flatMap(([feature, count]) => (count > 1 ? [feature] : []))].map((one) => [one, 0]),
  );
  for (let step = 0; step < steps.count; step++) {
    const errors = examples.map(
      (example, at) => (1 / (1 + Math.exp(-sumOf(weights, example))) - (texts[at]!.isUrgent ? 1 : 0)) / texts.length,
    );
    for (const [feature, weight] of weights)
      if (feature !== bias) weights.set(feature, weight * (1 - (steps.size * steps.decay) / texts.length));
    examples.forEach((example, at) => {
      for (const [feature, value] of [...example, [bias, 1] as const])
        weights.set(feature, weights.get(feature)! - steps.size * errors[at]! * value);
    });
  }
  return Object.fromEntries([...weights].map(([feature, weight]) => [feature, Math.round(weight * 100) / 100]));
}

const fitted = new Map(
  learnedWeights.split(' ').map((entry): [string, number] => {
    const at = entry.lastIndexOf('=');
    return [entry.slice(0, at), Number(entry.slice(at + 1))];
  }),
);

/** How much a sentence is like those that deserve to be read soon; 0 is as much as not. */
export const likenessOf = (sentence: string): number => sumOf(fitted, [...featuresOf(sentence)]);
