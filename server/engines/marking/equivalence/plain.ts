// Answers as plain text: full-width letters, signs, LaTeX and typographic variants of one thing are brought to one form.

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋';
const raised = '0123456789+-n';

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Signs that mean the same, after the full-width ones have been narrowed. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[−–—﹣‐‑]/g, '-'],
  [/[×✕·⋅∙]/g, '*'],
  [/[÷]/g, '/'],
  [/[∶﹕]/g, ':'],
  [/[≤⩽≦]/g, '<='],
  [/[≥⩾≧]/g, '>='],
  [/[℃]|°\s*C(?![a-z])/g, '℃'],
  [/[、，]/g, ','],
  [/[；]/g, ';'],
  [/[【〔]/g, '['],
  [/[】〕]/g, ']'],
  [/[μµ]/g, 'µ'],
  [/[ΩΩ]/g, 'Ω'],
];

/** Commands of LaTeX that stand for a sign; what is not listed loses its backslash. */
const commands: Readonly<Record<string, string>> = {
  times: '*',
  cdot: '*',
  div: '/',
  pm: '±',
  leq: '<=',
  le: '<=',
  leqslant: '<=',
  geq: '>=',
  ge: '>=',
  geqslant: '>=',
  neq: '≠',
  ne: '≠',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  theta: 'θ',
  lambda: 'λ',
  omega: 'ω',
  Omega: 'Ω',
  mu: 'µ',
  infty: '∞',
  circ: '°',
  degree: '°',
  celsius: '℃',
  percent: '%',
  left: '',
  right: '',
  mathrm: '',
  text: '',
  mathbf: '',
  mathit: '',
  rm: '',
  quad: ' ',
  qquad: ' ',
  cup: '∪',
  cap: '∩',
  in: '∈',
  triangle: '△',
  angle: '∠',
  perp: '⊥',
  parallel: '∥',
  to: '→',
  rightarrow: '→',
  uparrow: '↑',
  downarrow: '↓',
};

const latexSteps: readonly (readonly [RegExp, string | ((all: string, name: string) => string)])[] = [
  [/\$/g, ''],
  [/\\[,;:! ]|~/g, ' '],
  [/\\([%{}#&_])/g, '$1'],
  [/\\[dt]?frac\s*(\d)\s*(\d)/g, '(($1)/($2))'],
  [/\\sqrt\s*\[(\w{1,3})\]\s*\{([^{}]*)\}/g, '(($2)^(1/($1)))'],
  [/\\sqrt\s*(\w)/g, 'sqrt($1)'],
];

/** Innermost groups first, a bounded number of times: nested ones are opened from the inside. */
function openGroups(text: string): string {
  let open = text;
  for (let depth = 0; depth < 12; depth++) {
    const before = open;
    open = open
      .replace(/(\d+)\s*\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '($1+$2/$3)')
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\s*\{\s*\\circ\s*\}/g, '°')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
      .replace(/_\s*\{([^{}]*)\}/g, '_$1')
      .replace(/\\(?:mathrm|text|mathbf|mathit|rm|operatorname|boldsymbol)\s*\{([^{}]*)\}/g, '$1');
    if (open === before) return open;
  }
  return open;
}

const ofLatex = (text: string): string => {
  const opened = openGroups(latexSteps.reduce((all, [from, to]) => all.replace(from, to as string), text));
  return opened.replace(/\\([a-zA-Z]+)/g, (_, name: string) =>
    Object.hasOwn(commands, name) ? commands[name]! : name,
  );
};

/** A run of raised digits becomes a power, lowered digits come down to the line. */
const ofScripts = (text: string): string =>
  text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+/g, (run) => `^(${[...run].map((sign) => raised[superscripts.indexOf(sign)]).join('')})`)
    .replace(/[₀-₉₊₋]/g, (sign) => raised[subscripts.indexOf(sign)]!);

/** Fractions of one sign, and mixed numbers as sums: `1½`, `1又1/2` and `1 1/2` become `(1+1/2)`. */
const ofFractions = (text: string): string =>
  text
    .replace(/(\d*)\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole: string, sign: string) =>
      whole === '' ? `(${vulgar[sign]})` : `(${whole}+${vulgar[sign]})`,
    )
    .replace(/(\d+)(?:又|\s+)(\d+)\s*\/\s*(\d+)/g, '($1+$2/$3)');

/** `3万` and `1.2亿` as numbers. */
const ofMyriads = (text: string): string =>
  text.replace(/(\d)\s*([万亿])/g, (_, digit: string, unit: string) => `${digit}*10^${unit === '万' ? 4 : 8}`);

/** Signs by their Chinese names: `根号3`, `3分之2`, `a的4次方`, `x大于等于3`, `3比4`. */
const ofNames = (text: string): string =>
  text
    .replace(/根号\s*(\d+|[a-zA-Z])/g, 'sqrt($1)')
    .replace(/(\d+)分之(\d+)/g, '($2/$1)')
    .replace(/的(\d+)次方/g, '^($1)')
    .replace(/的?平方(?=$|[-+*/=)])/g, '^(2)')
    .replace(/大于(?:或)?等于|不小于/g, '>=')
    .replace(/小于(?:或)?等于|不大于/g, '<=')
    .replace(/大于/g, '>')
    .replace(/小于/g, '<')
    .replace(/(\d)\s*比\s*(\d)/g, '$1:$2');

/** Text with one form of each sign: half width, no LaTeX, no typographic fractions or powers. */
export function plainOf(text: string): string {
  // Before normalising, which would turn a raised 2 into a plain one.
  const scripts = ofScripts(ofFractions(text));
  const latex = ofMyriads(ofNames(ofLatex(scripts.normalize('NFKC'))));
  return signs
    .reduce((all, [from, to]) => all.replace(from, to), latex)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Marks that carry no meaning in words; signs of numbers and formulas are not among them. */
const idle = /[\s"'“”‘’()《》〈〉【】[\]…—!?。、;~$|`_^\\{}]|[.,:·](?!\d)/g;

/** Words of a text answer: spaces, punctuation and the dress of formulas do not matter, unless there is nothing else. */
export function wordsOnly(text: string): string {
  const undressed = text.replace(/\\(?:mathrm|text|rm)\b/g, '').replace(/\\(?:rightarrow|to)\b/g, '→');
  const narrow = undressed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return narrow.replace(idle, '') || narrow;
}
