// Bayesian knowledge tracing: A. T. Corbett and J. R. Anderson, "Knowledge tracing: Modeling the acquisition of procedural
// knowledge", User Modeling and User-Adapted Interaction 4 (1995), formulas 1 to 3. A point is known or not; it may become
// known at each answer and is never forgotten; who knows it may slip, who does not may guess.

/** Parameters of a knowledge point. */
export interface Tracing {
  /** Chance that it is known before the first answer. */
  known: number;
  /** Chance that it becomes known at an answer. */
  learn: number;
  slip: number;
  guess: number;
}

/** Chance of a right answer by who knows the point with this chance. */
export const rightChance = (known: number, { slip, guess }: Tracing): number =>
  known * (1 - slip) + (1 - known) * guess;

/** Chance that the point is known after an answer. */
export function afterAnswer(known: number, isRight: boolean, { learn, slip, guess }: Tracing): number {
  const byKnowing = known * (isRight ? 1 - slip : slip);
  const byNot = (1 - known) * (isRight ? guess : 1 - guess);
  const posterior = byKnowing / (byKnowing + byNot);
  return posterior + (1 - posterior) * learn;
}

/** Beyond these the model says the opposite of what its parameters mean (R. Baker, A. Corbett, V. Aleven, ITS 2008). */
const mostSlip = 0.3;
const mostGuess = 0.5;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** What one sequence adds to the expected counts of Baum and Welch's algorithm. */
interface Expected {
  sequences: number;
  firstKnown: number;
  learned: number;
  couldLearn: number;
  knownAnswers: number;
  slips: number;
  unknownAnswers: number;
  guesses: number;
}

const nothing = (): Expected => ({
  sequences: 0,
  firstKnown: 0,
  learned: 0,
  couldLearn: 0,
  knownAnswers: 0,
  slips: 0,
  unknownAnswers: 0,
  guesses: 0,
});

/** Forward and backward through one sequence: the chance of knowing at each answer, given all of them. */
function expect(answers: readonly boolean[], model: Tracing, sums: Expected): void {
  const { learn, slip, guess } = model;
  const emit = (isRight: boolean, knows: boolean): number =>
    knows ? (isRight ? 1 - slip : slip) : isRight ? guess : 1 - guess;
  const forward: [number, number][] = [];
  let prior: [number, number] = [model.known, 1 - model.known];
  for (const one of answers) {
    const raw = [prior[0] * emit(one, true), prior[1] * emit(one, false)] as const;
    const total = raw[0] + raw[1];
    const posterior: [number, number] = [raw[0] / total, raw[1] / total];
    forward.push(posterior);
    prior = [posterior[0] + posterior[1] * learn, posterior[1] * (1 - learn)];
  }
  sums.sequences += 1;
  let later: [number, number] = [1, 1];
  for (let at = answers.length - 1; at >= 0; at--) {
    const [knows, not] = forward[at]!;
    const total = knows * later[0] + not * later[1];
    const known = (knows * later[0]) / total;
    const isRight = answers[at]!;
    sums.knownAnswers += known;
    sums.unknownAnswers += 1 - known;
    if (isRight) sums.guesses += 1 - known;
    else sums.slips += known;
    if (at === 0) sums.firstKnown += known;
    if (at === 0) break;
    const [knew, knewNot] = forward[at - 1]!;
    const through = [emit(isRight, true) * later[0], emit(isRight, false) * later[1]] as const;
    const stay = knew * through[0];
    const rise = knewNot * learn * through[0];
    const remain = knewNot * (1 - learn) * through[1];
    const all = stay + rise + remain;
    sums.learned += rise / all;
    sums.couldLearn += (rise + remain) / all;
    const scale = stay + rise + remain;
    later = [through[0] / scale, (learn * through[0] + (1 - learn) * through[1]) / scale];
  }
}

/** How many sequences the model that a fit starts from weighs as much as: points with few answers stay near it. */
const prior = 20;

/** Parameters by expectation and maximisation (Baum and Welch), from a start that also holds where there is little to learn from. */
export function fitTracing(sequences: readonly (readonly boolean[])[], start: Tracing, rounds: number): Tracing {
  let model = start;
  for (let round = 0; round < rounds; round++) {
    const sums = nothing();
    for (const one of sequences) expect(one, model, sums);
    const share = (part: number, whole: number, before: number): number => (part + prior * before) / (whole + prior);
    model = {
      known: between(0.01, share(sums.firstKnown, sums.sequences, start.known), 0.99),
      learn: between(0.001, share(sums.learned, sums.couldLearn, start.learn), 0.6),
      slip: between(0.01, share(sums.slips, sums.knownAnswers, start.slip), mostSlip),
      guess: between(0.01, share(sums.guesses, sums.unknownAnswers, start.guess), mostGuess),
    };
  }
  return model;
}
