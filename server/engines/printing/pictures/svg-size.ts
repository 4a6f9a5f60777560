import { PictureFault } from './fault.ts';
import { lines } from './svg-names.ts';
import { pointsAt } from './svg-rules.ts';
import type { Element } from './xml.ts';

const mostDrawn = 20_000;
/** Characters of a shape that cost as much as an element; a letter has a shape of its own. */
const perElement = { shape: 50, text: 10 };
/** PDF has 28 levels, and a repeated element takes several. */
const mostNested = 24;
const mostText = 20_000;
const mostSide = 10_000;

/** What is drawn, counted in elements, and how deep that nests. */
interface Extent {
  drawn: number;
  nested: number;
}

const tooDeep = (): PictureFault => new PictureFault(`SVG 展开后的嵌套超过 ${mostNested} 层`);

/** Throws PictureFault for a drawing that is too much once all that it repeats is drawn, or too large. */
export function checkSize(root: Element): void {
  checkSides(root);
  new Measuring(root).extent(root);
}

function checkSides({ attributes }: Element): void {
  const box =
    attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .slice(2) ?? [];
  const own = ['width', 'height'].flatMap((side) => attributes.get(side) ?? []);
  const sides = [...box, ...own].map((side) => parseFloat(side));
  if (sides.some((side) => !(side > 0 && side <= mostSide)))
    throw new PictureFault(`SVG 的宽和高须大于 0、不超过 ${mostSide}`);
}

class Measuring {
  private readonly byId = new Map<string, Element>();
  private readonly known = new Map<Element, Extent | 'open'>();
  private open = 0;

  constructor(root: Element) {
    this.note(root);
  }

  private note(element: Element): void {
    const id = element.attributes.get('id');
    if (id !== undefined && this.byId.has(id)) throw new PictureFault(`SVG 的编号 ${id.slice(0, 40)} 重复`);
    if (id !== undefined) this.byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') this.note(child);
  }

  extent(element: Element): Extent {
    const known = this.known.get(element);
    if (known === 'open') throw new PictureFault('SVG 的引用成环');
    if (known) return known;
    if (++this.open > mostNested) throw tooDeep();
    this.known.set(element, 'open');
    const extent = this.measured(element);
    this.known.set(element, extent);
    this.open--;
    return extent;
  }

  private measured(element: Element): Extent {
    const inner = element.children.filter((child) => typeof child !== 'string').map((child) => this.extent(child));
    const href = element.attributes.get('href')?.slice(1);
    const used = href === undefined ? [] : this.target(href);
    const own = [...inner, ...used].reduce((sum, { drawn }) => sum + drawn, ownCost(element));
    const painted = this.painted(element);
    const extent = {
      // What fills, clips or marks a group does so for each of its parts.
      drawn: painted.reduce((sum, { drawn, times }) => sum + drawn * times * own, own),
      nested: 1 + Math.max(0, ...[...inner, ...used, ...painted].map(({ nested }) => nested)),
    };
    if (extent.drawn > mostDrawn) throw new PictureFault(`SVG 展开后的元素超过 ${mostDrawn} 个`);
    if (extent.nested > mostNested) throw tooDeep();
    return extent;
  }

  private target(id: string): Extent[] {
    const target = this.byId.get(id);
    return target ? [this.extent(target)] : [];
  }

  private painted({ name, attributes }: Element): (Extent & { times: number })[] {
    const declared = (attributes.get('style') ?? '').split(';').map((text) => text.split(':') as [string, string?]);
    return [...attributes, ...declared].flatMap(([property, value = '']) => {
      const id = pointsAt(value);
      if (id === undefined) return [];
      const marks = property.startsWith('marker');
      if (marks && !lines.has(name)) throw new PictureFault(`SVG 的 ${property} 只能用于线条`);
      const times = marks ? placesOf(attributes) : 1;
      return this.target(id).map((extent) => ({ ...extent, times }));
    });
  }
}

const shapeOf = (attributes: Element['attributes']): string =>
  (attributes.get('d') ?? '') + (attributes.get('points') ?? '');

/** No more than so many corners has a line. */
const placesOf = (attributes: Element['attributes']): number => 2 + shapeOf(attributes).split(/[\s,a-z-]+/i).length;

/** An element itself: one with a long shape or text costs as much as many. */
function ownCost({ attributes, children }: Element): number {
  const letters = children.reduce((sum, child) => sum + (typeof child === 'string' ? child.length : 0), 0);
  return 1 + shapeOf(attributes).length / perElement.shape + letters / perElement.text;
}

/** Throws PictureFault for more letters than a drawing may have. */
export function checkText(length: number): void {
  if (length > mostText) throw new PictureFault(`SVG 的文字超过 ${mostText} 个字`);
}
