// A function written as text, as `x^2 - 2x/3`. The library that evaluates expressions takes half a second to load, which no
// seeding shall wait for; a test compares the two.

type Evaluate = (x: number) => number;

const functions: Readonly<Record<string, (n: number) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  exp: Math.exp,
  ln: Math.log,
  lg: Math.log10,
};

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

class Reader {
  private readonly tokens: string[];
  private place = 0;

  constructor(private readonly text: string) {
    this.tokens = text.match(/\d+(?:\.\d+)?|[a-z]+|\S/g) ?? [];
  }

  whole(): Evaluate {
    const value = this.sum();
    if (this.place < this.tokens.length) throw this.fault();
    return value;
  }

  private fault(): Error {
    const token = this.tokens[this.place];
    return new Error(token === undefined ? `式子 ${this.text} 不完整` : `式子 ${this.text} 中不能有 ${token}`);
  }

  private takes(...wanted: string[]): string | undefined {
    const token = this.tokens[this.place];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.place++;
    return token;
  }

  private sum(): Evaluate {
    let value = this.product();
    for (let sign = this.takes('+', '-'); sign; sign = this.takes('+', '-')) {
      const [left, right, factor] = [value, this.product(), sign === '+' ? 1 : -1];
      value = (x) => left(x) + factor * right(x);
    }
    return value;
  }

  /** Factors may stand side by side, as in `2x`. */
  private product(): Evaluate {
    let value = this.signed();
    for (;;) {
      const sign = this.takes('*', '/');
      if (!sign && !/^[a-z(\d]/.test(this.tokens[this.place] ?? '')) return value;
      const [left, right] = [value, this.signed()];
      value = sign === '/' ? (x) => left(x) / right(x) : (x) => left(x) * right(x);
    }
  }

  private signed(): Evaluate {
    if (!this.takes('-')) return this.power();
    const value = this.signed();
    return (x) => -value(x);
  }

  private power(): Evaluate {
    const base = this.single();
    if (!this.takes('^')) return base;
    const exponent = this.signed();
    return (x) => base(x) ** exponent(x);
  }

  private single(): Evaluate {
    const token = this.tokens[this.place] ?? '';
    const [number, constant, of] = [Number(token || 'x'), constants[token], functions[token]];
    if (token === '(' || of) {
      this.place++;
      if (of && !this.takes('(')) throw this.fault();
      const inner = this.sum();
      if (!this.takes(')')) throw this.fault();
      return of ? (x) => of(inner(x)) : inner;
    }
    if (token !== 'x' && constant === undefined && Number.isNaN(number)) throw this.fault();
    this.place++;
    return token === 'x' ? (x) => x : () => constant ?? number;
  }
}

/**
 * A function of x: numbers, + - * / ^, brackets, pi, e, sqrt, abs, sin, cos, tan, exp, ln and lg; powers bind to the right.
 * Throws an Error in Chinese for any other text.
 */
export const formulaOf = (text: string): Evaluate => new Reader(text).whole();
