import {
  features,
  fitWeights,
  predict,
  type Situation,
  type Tally,
  type Weights,
} from '../../server/engines/mastery/performance.ts';
import { afterAnswer, fitTracing, rightChance, type Tracing } from '../../server/engines/mastery/tracing.ts';
import type { Answered } from './answers.ts';
import type { Predicted } from './measures.ts';

/** Gives a chance to each answer before it is known, and then hears how it was. */
export interface Predictor {
  chance: (answer: Answered) => number;
  hear: (answer: Answered) => void;
}

export const predictedBy = (answers: readonly Answered[], { chance, hear }: Predictor): Predicted[] =>
  answers.map((answer) => {
    const predicted = { chance: chance(answer), isRight: answer.isRight };
    hear(answer);
    return predicted;
  });

const tallies = () => {
  const known = new Map<string, Tally>();
  const at = (key: string): Tally => known.get(key) ?? { answered: 0, right: 0 };
  const add = (key: string, isRight: boolean): void => {
    const { answered, right } = at(key);
    known.set(key, { answered: answered + 1, right: right + Number(isRight) });
  };
  return { at, add };
};

const pointKey = ({ studentId, pointId }: Answered): string => `${studentId}/${pointId}`;
const subjectKey = ({ studentId, subjectId }: Answered): string => `${studentId}//${subjectId}`;

/** The share of right answers of the student until then, from one right and one wrong that nobody gave. */
export function runningShare(): Predictor {
  const { at, add } = tallies();
  return {
    chance: ({ studentId }) => (at(studentId).right + 1) / (at(studentId).answered + 2),
    hear: ({ studentId, isRight }) => add(studentId, isRight),
  };
}

/** The facility of the question, whoever answers. */
export const difficultyOnly = (): Predictor => ({ chance: ({ facility }) => facility, hear: () => undefined });

function situations() {
  const { at, add } = tallies();
  return {
    of: (answer: Answered): Situation => ({
      facility: answer.facility,
      point: at(pointKey(answer)),
      subject: at(subjectKey(answer)),
    }),
    hear: (answer: Answered): void => {
      add(pointKey(answer), answer.isRight);
      add(subjectKey(answer), answer.isRight);
    },
  };
}

/** Weights of performance factors fitted to answers. */
export function fitPerformance(answers: readonly Answered[]): Weights {
  const { of, hear } = situations();
  const observations = answers.map((answer) => {
    const values = features(of(answer));
    hear(answer);
    return { values, isRight: answer.isRight };
  });
  return fitWeights(observations);
}

export function performance(weights: Weights): Predictor {
  const { of, hear } = situations();
  return { chance: (answer) => predict(weights, of(answer)), hear };
}

/** Parameters of knowledge tracing: those of all points together, from which those of each point start. */
export interface TracingFit {
  common: Tracing;
  points: ReadonlyMap<string, Tracing>;
}

const start: Tracing = { known: 0.5, learn: 0.1, slip: 0.1, guess: 0.25 };

export function fitTracings(answers: readonly Answered[]): TracingFit {
  const byPoint = new Map<string, Map<string, boolean[]>>();
  for (const { pointId, studentId, isRight } of answers) {
    const students = byPoint.get(pointId) ?? new Map<string, boolean[]>();
    byPoint.set(pointId, students);
    students.set(studentId, [...(students.get(studentId) ?? []), isRight]);
  }
  const all = [...byPoint.values()].flatMap((students) => [...students.values()]);
  const common = fitTracing(all, start, 25);
  const points = new Map(
    [...byPoint].map(([pointId, students]) => [pointId, fitTracing([...students.values()], common, 25)]),
  );
  return { common, points };
}

export function tracing({ common, points }: TracingFit): Predictor {
  const known = new Map<string, number>();
  const modelOf = ({ pointId }: Answered): Tracing => points.get(pointId) ?? common;
  const knownBy = (answer: Answered): number => known.get(pointKey(answer)) ?? modelOf(answer).known;
  return {
    chance: (answer) => rightChance(knownBy(answer), modelOf(answer)),
    hear: (answer) => known.set(pointKey(answer), afterAnswer(knownBy(answer), answer.isRight, modelOf(answer))),
  };
}
