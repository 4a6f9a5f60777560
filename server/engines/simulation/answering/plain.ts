// LaTeX as pupils write it by hand, in one line.

const signs: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  mp: '∓',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  leqslant: '≤',
  geqslant: '≥',
  approx: '≈',
  equiv: '≡',
  sim: '∽',
  cong: '≌',
  parallel: '∥',
  perp: '⊥',
  angle: '∠',
  triangle: '△',
  because: '∵',
  therefore: '∴',
  in: '∈',
  notin: '∉',
  subset: '⊂',
  subseteq: '⊆',
  cup: '∪',
  cap: '∩',
  infty: '∞',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  omega: 'ω',
  Omega: 'Ω',
  Delta: 'Δ',
  delta: 'δ',
  varphi: 'φ',
  phi: 'φ',
  eta: 'η',
  sigma: 'σ',
  circ: '°',
  rightarrow: '→',
  to: '→',
  Rightarrow: '⇒',
  longrightarrow: '→',
  rightleftharpoons: '⇌',
  uparrow: '↑',
  downarrow: '↓',
  cdots: '…',
  ldots: '…',
  dots: '…',
  square: '□',
  prime: '′',
  mid: '|',
  quad: ' ',
  qquad: ' ',
  lvert: '|',
  rvert: '|',
  emptyset: '∅',
  complement: '∁',
  langle: '⟨',
  rangle: '⟩',
  varnothing: '∅',
};

const raised: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '-': '⁻',
  '+': '⁺',
  n: 'ⁿ',
};
const lowered: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  n: 'ₙ',
};

const halves: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

/** Characters that stand together need no brackets. */
const alone = (text: string): string => (/^[\p{L}\p{N}.²³√π]+$/u.test(text) ? text : `(${text})`);

function fraction(above: string, below: string): string {
  const written = `${alone(above)}/${alone(below)}`;
  return halves[written] ?? written;
}

const small =
  (letters: Readonly<Record<string, string>>, mark: string) => (_: string, braced?: string, one?: string) => {
    const text = braced ?? one ?? '';
    if (text === '°' || text === '′') return text;
    const known = [...text].map((letter) => letters[letter]);
    if (!known.includes(undefined)) return known.join('');
    return mark === '^' ? `^${braced === undefined ? text : alone(text)}` : text;
  };

const indexed = (text: string): string =>
  text
    .replace(/\^(?:\{([^{}]*)\}|([^\s{}\\]))/g, small(raised, '^'))
    .replace(/_(?:\{([^{}]*)\}|([^\s{}\\]))/g, small(lowered, '_'));

/** The innermost commands with braces become text, until none is left. */
function unfold(tex: string): string {
  let [text, before] = [tex, ''];
  while (text !== before) {
    before = text;
    text = indexed(text)
      .replace(/\\[dtc]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, above: string, below: string) => fraction(above, below))
      .replace(/\\sqrt(?:\[3\])?\{([^{}]*)\}/g, (_, inner: string) => `√${alone(inner)}`)
      .replace(
        /\\(?:mathrm|text|mathbf|mathit|operatorname|overline|overrightarrow|widehat|vec|hat|boldsymbol)\s*\{([^{}]*)\}/g,
        '$1',
      )
      .replace(/\\(?:overset|stackrel)\{[^{}]*\}\{([^{}]*)\}/g, '$1')
      .replace(/\\x(?:rightarrow|longequal)(?:\[[^\]]*\])?\{[^{}]*\}/g, '=');
  }
  return text;
}

const signed = (text: string): string =>
  text.replace(/\\([a-zA-Z]+) ?/g, (command, name: string) => signs[name] ?? command);

/** What is no sign and has no text of its own says how something is set, or is a function's name. */
const named = (text: string): string =>
  text.replace(/\\(?:left|right|displaystyle|limits)(?![a-zA-Z])/g, '').replace(/\\([a-zA-Z]+)/g, '$1');

const tableless = (text: string): string =>
  text
    .replace(/\\(?:begin|end)\{[^}]*\}(?:\{[lcr|]*\})?/g, '')
    .replace(/\\\\/g, '，')
    .replace(/(?<!\\)&/g, '')
    .replace(/=?\\!=\\!=/g, '=')
    .replace(/\\[,;!: ]/g, ' ');

/** A text with LaTeX as it is written by hand: fractions with a stroke, powers and indexes small, signs for commands. */
export const legible = (text: string): string =>
  named(unfold(signed(tableless(text))))
    .replace(/\\([%#$&_{}])/g, '$1')
    .replace(/[${}\\]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
