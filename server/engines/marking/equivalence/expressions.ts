/** Longer expressions, and ones with more variables or deeper parentheses, are no answer to a blank. */
const limits = { length: 160, depth: 12, variables: 5, tokens: 120 } as const;

/** Functions that school uses; an expression reaches no others, and nothing of the library by name. */
const functions = new Map<string, (value: number) => number>([
  ['sqrt', Math.sqrt],
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['tan', Math.tan],
  ['ln', Math.log],
  ['lg', Math.log10],
  ['abs', Math.abs],
]);

const constants = new Map([
  ['π', Math.PI],
  ['e', Math.E],
]);

const operators = new Map<string, (a: number, b: number) => number>([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
  ['^', (a, b) => a ** b],
]);

/** Values that variables take: neither round nor related, so that different expressions differ in one of them. */
const samples = [0.7312, -1.3177, 2.2913, 3.1719, -0.4561, 5.0377, 1.6189, -2.7193] as const;

const token = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|(sqrt|sin|cos|tan|ln|lg|abs)|([a-zα-ωπΔ])(?:_?(\d))?|([-+*/^()|%°]))/iuy;

/** The letter under which a variable is known to the parser: its place among those of the expression. */
type Variables = Map<string, string>;

function nameOf(variables: Variables, letter: string, index = ''): string {
  const written = letter + index;
  const known = variables.get(written);
  if (known !== undefined) return known;
  const name = `v${variables.size}`;
  variables.set(written, name);
  return name;
}

/** Without parentheses a root is that of the next number or letter alone. */
const rooted = (text: string): string =>
  text.replace(/√/g, 'sqrt').replace(/sqrt\s*(\d+(?:\.\d+)?|[a-z](?![a-z]))/gi, 'sqrt($1)');

/** A found token in the parser's notation; undefined for signs that only units and absolute values have. */
function notationOf(found: RegExpExecArray, variables: Variables): string | undefined {
  const [, number, name, letter, index, sign = ''] = found;
  if (number) return ` ${number}`;
  if (name) return ` ${name.toLowerCase()}`;
  if (letter) return constants.has(letter) ? ` (${letter})` : ` (${nameOf(variables, letter, index)})`;
  return '°|%'.includes(sign) ? undefined : sign;
}

/** Whether parentheses belong together and are not too deep. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth < 0 || depth > limits.depth) return false;
  }
  return depth === 0;
}

/** The expression in the parser's notation, each variable in parentheses so that letters beside each other are a product. */
function transcribe(text: string, variables: Variables): string | undefined {
  const source = rooted(text).replace(/([)\d])\s*%/g, '$1*(1/100)');
  if (!isBalanced(source)) return undefined;
  let [written, at] = ['', 0];
  for (let count = 0; at < source.length; count++) {
    token.lastIndex = at;
    const found = token.exec(source);
    const notation = found && count <= limits.tokens ? notationOf(found, variables) : undefined;
    if (notation === undefined) return undefined;
    at = token.lastIndex;
    written += notation;
  }
  return variables.size <= limits.variables ? written : undefined;
}

type Values = ReadonlyMap<string, number>;

/** What the parser's nodes have beside their type, each only some of it. */
interface Parts {
  type: string;
  value?: unknown;
  name?: string;
  content?: Parts;
  fn?: { name?: string };
  op?: string;
  args?: Parts[];
}

function operated({ op = '', args = [] }: Parts, values: Values): number {
  const [left = NaN, right] = args.map((one) => valueOf(one, values));
  if (right !== undefined) return operators.get(op)?.(left, right) ?? NaN;
  return op === '-' ? -left : op === '+' ? left : NaN;
}

function called({ fn, args = [] }: Parts, values: Values): number {
  const apply = functions.get(fn?.name ?? '');
  return apply && args.length === 1 ? apply(valueOf(args[0]!, values)) : NaN;
}

function valueOf(node: Parts, values: Values): number {
  switch (node.type) {
    case 'ConstantNode':
      return Number(node.value);
    case 'SymbolNode':
      return constants.get(node.name ?? '') ?? values.get(node.name ?? '') ?? NaN;
    case 'ParenthesisNode':
      return node.content ? valueOf(node.content, values) : NaN;
    case 'FunctionNode':
      return called(node, values);
    default:
      return node.type === 'OperatorNode' ? operated(node, values) : NaN;
  }
}

const isClose = (a: number, b: number): boolean =>
  Number.isFinite(a - b) && Math.abs(a - b) <= 1e-10 * Math.max(Math.abs(a), Math.abs(b));

/** An expression that can be computed. */
export interface Expression {
  variables: readonly string[];
  at(values: Values): number;
}

/** Reads plain text as an expression of numbers and one-letter variables; undefined where it is none or too large. */
export async function expressionOf(plain: string): Promise<Expression | undefined> {
  if (plain.length > limits.length || !/[\da-zα-ωπ√]/i.test(plain)) return undefined;
  const variables: Variables = new Map();
  const written = transcribe(plain, variables);
  if (written === undefined || written === '') return undefined;
  const { parseTree } = await import('./parser.ts');
  try {
    const node = parseTree(written) as unknown as Parts;
    const at = (values: Values): number =>
      valueOf(node, new Map([...variables].map(([letter, name]) => [name, values.get(letter) ?? NaN])));
    return { variables: [...variables.keys()], at };
  } catch {
    return undefined;
  }
}

/** The values of the variables, one set for each sample. */
export function points(variables: readonly string[]): Map<string, number>[] {
  const sorted = [...new Set(variables)].sort();
  if (sorted.length === 0) return [new Map<string, number>()];
  return samples.map((_, first) => new Map(sorted.map((name, index) => [name, samples[(first + index * 3) % 8]!])));
}

/**
 * Whether two expressions have the same value everywhere: compared at eight points, which is enough to tell apart the
 * polynomials and roots of school (J. T. Schwartz, "Fast probabilistic algorithms for verification of polynomial
 * identities", J. ACM 27 (1980) 701–717). Where both are undefined they agree; nothing is decided by fewer than two points.
 */
export function isSame(a: Expression, b: Expression): boolean {
  const all = points([...a.variables, ...b.variables]);
  const values = all.map((at) => [a.at(at), b.at(at)] as const);
  const defined = values.filter(([left, right]) => Number.isFinite(left) || Number.isFinite(right));
  return defined.length >= Math.min(2, all.length) && defined.every(([left, right]) => isClose(left, right));
}
