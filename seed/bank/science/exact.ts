const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** A reduced fraction of whole numbers, printed as a decimal number. */
export class Exact {
  readonly above: number;
  readonly below: number;

  constructor(above: number, below = 1) {
    if (!Number.isSafeInteger(above) || !Number.isSafeInteger(below) || below === 0) {
      throw new RangeError(`Not a fraction: ${above}/${below}`);
    }
    const common = divisor(above, below) * Math.sign(below);
    this.above = above / common;
    this.below = below / common;
  }

  plus(other: Exact | number): Exact {
    const { above, below } = exact(other);
    return new Exact(this.above * below + above * this.below, this.below * below);
  }

  minus(other: Exact | number): Exact {
    return this.plus(exact(other).times(-1));
  }

  times(other: Exact | number): Exact {
    const { above, below } = exact(other);
    return new Exact(this.above * above, this.below * below);
  }

  over(other: Exact | number): Exact {
    const { above, below } = exact(other);
    return new Exact(this.above * below, this.below * above);
  }

  /** How many digits stand after the decimal point; infinite where they never end. */
  get places(): number {
    let [rest, twos, fives] = [this.below, 0, 0];
    for (; rest % 2 === 0; twos++) rest /= 2;
    for (; rest % 5 === 0; fives++) rest /= 5;
    return rest === 1 ? Math.max(twos, fives) : Infinity;
  }

  /** Whether it is above zero and has no more digits after the point than that. */
  neat(places: number): boolean {
    return this.above > 0 && this.places <= places;
  }

  /** As a number, for drawing and comparing only. */
  get size(): number {
    return this.above / this.below;
  }

  /** In scientific notation as one types it: `1.25×10^4`. */
  get scientific(): string {
    const power = Math.floor(Math.log10(Math.abs(this.size)) + 1e-12);
    const digits = power < 0 ? this.times(10 ** -power) : this.over(10 ** power);
    return `${digits.toString()}×10^${power}`;
  }

  toString(): string {
    const { places } = this;
    if (places > 12) throw new RangeError(`${this.above}/${this.below} is no decimal number`);
    const digits = String(Math.abs(this.above) * (10 ** places / this.below)).padStart(places + 1, '0');
    const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return this.above < 0 ? `-${text}` : text;
  }
}

/** The exact value of a number as it is written: `exact(0.85)` is 17/20. */
export function exact(value: Exact | number): Exact {
  if (value instanceof Exact) return value;
  const [whole = '', decimals = ''] = String(value).split('.');
  return new Exact(Number(whole + decimals), 10 ** decimals.length);
}
