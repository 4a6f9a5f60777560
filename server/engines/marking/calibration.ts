import { maps } from './calibration-maps.ts';

/** Kinds of answers whose confidences are calibrated, each by a map of its own. */
export type CalibratedKind = keyof typeof maps;

/** A monotone map as knots, between which it is linear: what the rules say of their sureness, and the share that was right. */
export type CalibrationMap = readonly (readonly [said: number, share: number])[];

/** How sure a mark is whose answer equals the reference word for word: only the reader may be wrong. */
export const wordForWord = 0.99;

/** Makes a confidence of what the rules say of their sureness. */
export type Calibrate = (kind: CalibratedKind, said: number) => number;

/** What the rules say as it stands, for measuring them. */
export const uncalibrated: Calibrate = (_, said) => said;

/** The share of answers that are marked rightly when the rules are this sure, measured on labelled answers. */
export const calibrated: Calibrate = (kind, said) => {
  const map: CalibrationMap = maps[kind];
  const above = map.findIndex(([knot]) => knot >= said);
  if (above < 0) return map.at(-1)![1];
  const [high, top] = map[above]!;
  const [low, bottom] = map[Math.max(0, above - 1)]!;
  const way = high > low ? (said - low) / (high - low) : 1;
  return Math.round((bottom + way * (top - bottom)) * 1000) / 1000;
};
