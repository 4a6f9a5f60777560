import type { Sloppiness } from './bubbles.ts';

/** How scans come out: in good order, as usual in a school, or as bad as a reader must still bear. */
export type DamageLevel = 'clean' | 'usual' | 'bad';

/** What happens to pages on their way into the scan; shares are of pages. */
export interface Damage {
  /** At most, in degrees to either side. */
  skew: number;
  /** How far a corner may move, as a share of the page. */
  perspective: number;
  /** At most, in pixels. */
  blur: number;
  /** How much darker the darkest side is at most. */
  shading: number;
  /** Deviation of the shades. */
  noise: number;
  stained: number;
  folded: number;
  /** Of JPEG, from 1 to 100. */
  quality: number;
  /** Lying on their side, and upside down. */
  turned: number;
  upsideDown: number;
  /** Lost, put in twice, with a code that nobody can read. */
  dropped: number;
  doubled: number;
  smudged: number;
  /** Whether empty backs were scanned as well. */
  blankBacks: boolean;
  /** Pages that do not belong there: of other work, and of nothing. */
  foreign: number;
  /** Whether sheets are out of order. */
  shuffled: boolean;
  sloppiness: Sloppiness;
}

const none: Damage = {
  skew: 0.4,
  perspective: 0,
  blur: 0.3,
  shading: 0.02,
  noise: 1.5,
  stained: 0,
  folded: 0,
  quality: 80,
  turned: 0,
  upsideDown: 0,
  dropped: 0,
  doubled: 0,
  smudged: 0,
  blankBacks: false,
  foreign: 0,
  shuffled: false,
  sloppiness: { faint: 0, erased: 0, double: 0 },
};

/** What each level does. */
export const levels: Readonly<Record<DamageLevel, Damage>> = {
  clean: none,
  usual: {
    ...none,
    skew: 2,
    perspective: 0.004,
    blur: 0.7,
    shading: 0.1,
    noise: 3,
    stained: 0.06,
    folded: 0.05,
    quality: 60,
    turned: 0.01,
    upsideDown: 0.05,
    dropped: 0.012,
    doubled: 0.025,
    smudged: 0.012,
    foreign: 1,
    shuffled: false,
    sloppiness: { faint: 0.004, erased: 0.015, double: 0.003 },
  },
  bad: {
    ...none,
    skew: 5,
    perspective: 0.02,
    blur: 1,
    shading: 0.25,
    noise: 5,
    stained: 0.2,
    folded: 0.15,
    quality: 40,
    turned: 0.06,
    upsideDown: 0.12,
    dropped: 0.03,
    doubled: 0.04,
    smudged: 0.03,
    foreign: 2,
    blankBacks: true,
    shuffled: true,
    sloppiness: { faint: 0.012, erased: 0.03, double: 0.008 },
  },
};

/** A level by its name, or damage of one's own. */
export const damageOf = (damage: DamageLevel | Damage): Damage =>
  typeof damage === 'string' ? levels[damage] : damage;
