import * as z from 'zod';
import { text } from '../../content/read.ts';
import { Canvas } from './canvas.ts';
import { FigureFault } from './fault.ts';
import { flag, numbers } from './fields.ts';
import { at, type Point } from './points.ts';
import { style } from './style.ts';

const fills = { normal: 'none', ill: style.ink, second: '#aaa' } as const;
const state = z.enum(['normal', 'ill', 'second', 'carrier'], '须为 normal、ill、second 或 carrier');
type State = z.output<typeof state>;

const person = text.transform((written, context) => {
  const [who = '', ...place] = written.trim().split(/\s+/);
  const [sex, look = 'normal'] = who.split(':');
  const [parsed, where] = [state.safeParse(look), numbers.safeParse(place.join(' '))];
  if ((sex === 'male' || sex === 'female') && parsed.success && where.success && where.data.length === 2)
    return { sex, state: parsed.data, column: where.data[0]!, generation: where.data[1]! } as const;
  context.addIssue({ code: 'custom', message: `须如“male 列 代”“female:ill 列 代”，不能是 ${written}` });
  return z.NEVER;
});
type Person = z.output<typeof person>;

/** A family with what is inherited in it. */
export const pedigreeFields = z.strictObject({
  kind: z.literal('pedigree'),
  /** Each by a number or name: sex, what is to be seen (ill black, second grey, carrier with a dot), column, generation from 1. */
  people: z.record(text, person),
  /** `1-2: 3 4`: a couple and its children; `1-2: ?` with one that is asked for. */
  families: z.array(text).min(1),
  /** What the signs mean; those that are not told stay out. */
  legend: z
    .partialRecord(z.enum(['male', 'female', 'ill', 'second', 'illMale', 'illFemale', 'carrier']), text)
    .default({}),
  /** Ⅰ、Ⅱ、Ⅲ beside the generations. */
  numbered: flag,
});
type Pedigree = z.output<typeof pedigreeFields>;

const size = 9;
const [wide, high] = [56, 66];

function sign(canvas: Canvas, { x, y }: Point, sex: Person['sex'], look: State): void {
  const fill = look === 'carrier' ? 'none' : fills[look];
  if (sex === 'female') canvas.ellipse(at(x, y), size, size, { fill });
  else
    canvas.shape([at(x - size, y - size), at(x + size, y - size), at(x + size, y + size), at(x - size, y + size)], {
      fill,
    });
  if (look === 'carrier') canvas.dot(at(x, y));
}

const placeOf = ({ column, generation }: Person): Point => at(column * wide, (generation - 1) * high);

function family(canvas: Canvas, [mother, father]: readonly [Point, Point], children: readonly Point[]): void {
  const [left, right] = mother.x < father.x ? [mother, father] : [father, mother];
  canvas.line([at(left.x + size, left.y), at(right.x - size, right.y)], { width: style.thin });
  const [x, y] = [(left.x + right.x) / 2, (left.y + Math.min(...children.map((child) => child.y))) / 2];
  const xs = [x, ...children.map((child) => child.x)];
  canvas.line([at(x, left.y), at(x, y)], { width: style.thin });
  if (Math.max(...xs) > Math.min(...xs))
    canvas.line([at(Math.min(...xs), y), at(Math.max(...xs), y)], { width: style.thin });
  for (const child of children) canvas.line([at(child.x, y), at(child.x, child.y - size)], { width: style.thin });
}

/** A couple with a child that is asked for. */
function asked(canvas: Canvas, couple: readonly [Point, Point]): void {
  const child = at((couple[0].x + couple[1].x) / 2, couple[0].y + high);
  family(canvas, couple, [child]);
  canvas.text(child, '?');
}

function legendOf(canvas: Canvas, legend: Pedigree['legend'], right: number): void {
  const looks = {
    male: [['male', 'normal']],
    female: [['female', 'normal']],
    illMale: [['male', 'ill']],
    illFemale: [['female', 'ill']],
    ill: [
      ['male', 'ill'],
      ['female', 'ill'],
    ],
    second: [
      ['male', 'second'],
      ['female', 'second'],
    ],
    carrier: [['female', 'carrier']],
  } as const;
  Object.entries(legend).forEach(([name, words], row) => {
    const y = row * 26;
    const signs = Object.entries(looks).find(([key]) => key === name)![1];
    signs.forEach(([sex, look], place) => sign(canvas, at(right + place * 24, y), sex, look));
    canvas.text(at(right + signs.length * 24 - 8, y), words, { end: 'left', isUpright: true });
  });
}

/** A pedigree. Throws FigureFault where a family names who is not there. */
export function pedigree({ people, families, legend, numbered }: Pedigree): string {
  const canvas = new Canvas();
  families.forEach((written, index) => {
    const [couple = '', rest = ''] = written.split(/[:：]/);
    const pointOf = (name: string): Point => {
      const found = people[name.trim()];
      if (found) return placeOf(found);
      throw new FigureFault(['families', index], `没有 ${name.trim() || '子女'}，须如“1-2: 3 4”`);
    };
    const [mother, father, ...others] = couple.split('-').map(pointOf);
    if (!mother || !father || others.length > 0) throw new FigureFault(['families', index], '须如“1-2: 3 4”');
    if (rest.trim() === '?') asked(canvas, [mother, father]);
    else family(canvas, [mother, father], rest.trim().split(/\s+/).map(pointOf));
  });
  const all = Object.entries(people);
  for (const [name, one] of all) {
    const point = placeOf(one);
    sign(canvas, point, one.sex, one.state);
    canvas.text(at(point.x, point.y + 19), name, { isUpright: true });
  }
  const xs = all.map(([, one]) => placeOf(one).x);
  for (const generation of new Set(numbered ? all.map(([, one]) => one.generation) : []))
    canvas.text(at(Math.min(...xs) - 32, (generation - 1) * high), 'ⅠⅡⅢⅣⅤ'[generation - 1] ?? '', { isUpright: true });
  legendOf(canvas, legend, Math.max(...xs) + 42);
  return canvas.svg();
}
