/** A matrix of PDF: x' = a x + c y + e, y' = b x + d y + f (ISO 32000-2, 8.3.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A rectangle: left, bottom, right, top, where y may also grow downwards. */
export type Box = readonly [number, number, number, number];

/** The one image that a page is made of: its name among the page's resources, and where it is put. */
export interface LoneImage {
  name: string;
  matrix: Matrix;
  /** What it is seen through. */
  clips: Box[];
}

/** The matrix that does the first and then the second. */
export const multiply = ([a, b, c, d, e, f]: Matrix, by: Matrix): Matrix => [
  a * by[0] + b * by[2],
  a * by[1] + b * by[3],
  c * by[0] + d * by[2],
  c * by[1] + d * by[3],
  e * by[0] + f * by[2] + by[4],
  e * by[1] + f * by[3] + by[5],
];

/** Where a matrix without slant puts a rectangle. */
export function boxOf(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * left + c * bottom + e, a * right + c * top + e];
  const ys = [b * left + d * bottom + f, b * right + d * top + f];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const upright: Matrix = [1, 0, 0, 1, 0, 0];

/** What sets colours and lines, neither of which an image has. */
const idle = new Set([
  'g',
  'G',
  'rg',
  'RG',
  'k',
  'K',
  'cs',
  'CS',
  'sc',
  'SC',
  'scn',
  'SCN',
  'w',
  'J',
  'j',
  'M',
  'i',
  'ri',
]);

const token =
  /\s*(?:(?<number>[-+]?(?:\d+\.?\d*|\.\d+))|\/(?<name>[^\s/<>[\](){}%#]+)|(?<operator>[A-Za-z]+))(?=[\s/]|$)/y;

/** The image of a page whose content draws nothing else; undefined for all other content. */
export function loneImage(content: string): LoneImage | undefined {
  const page = new Page();
  let operands: string[] = [];
  const text = content.trimEnd();
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const { number, name, operator } = token.exec(text)?.groups ?? {};
    if (number !== undefined || name !== undefined) operands.push((number ?? name)!);
    else if (operator === undefined || !page.do(operator, operands)) return undefined;
    else operands = [];
  }
  return page.image;
}

/** What a page's content has drawn so far. */
class Page {
  image: LoneImage | undefined;
  private matrix = upright;
  private readonly clips: Box[] = [];
  private readonly saved: Matrix[] = [];
  private path: Box | undefined;

  /** Whether the operator is one of those that a page of one image has. */
  do(operator: string, operands: readonly string[]): boolean {
    if (operator === 'Do') return this.draw(operands);
    if (operator === 'cm') return this.transform(operands.map(Number));
    if (operator === 're') return this.outline(operands.map(Number));
    if (operator === 'W') return this.clip();
    if (operator === 'n') this.path = undefined;
    else if (operator === 'q') this.saved.push(this.matrix);
    else if (operator === 'Q') this.matrix = this.saved.pop() ?? this.matrix;
    else return idle.has(operator);
    return true;
  }

  private draw([name]: readonly string[]): boolean {
    if (this.image || name === undefined) return false;
    this.image = { name, matrix: this.matrix, clips: this.clips };
    return true;
  }

  private transform(numbers: readonly number[]): boolean {
    if (!isMatrix(numbers)) return false;
    this.matrix = multiply(numbers, this.matrix);
    return true;
  }

  private outline(numbers: readonly number[]): boolean {
    const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
    const [a, b, c, d] = this.matrix;
    const isStraight = (b === 0 && c === 0) || (a === 0 && d === 0);
    if (this.path || !isStraight) return false;
    this.path = boxOf(this.matrix, [x, y, x + width, y + height]);
    return this.path.every(Number.isFinite);
  }

  /** Clips are kept when the state is restored: one that cuts the page is reason enough to have it drawn. */
  private clip(): boolean {
    if (!this.path) return false;
    this.clips.push(this.path);
    return true;
  }
}

const isMatrix = (numbers: readonly number[]): numbers is Matrix =>
  numbers.length === 6 && numbers.every(Number.isFinite);
