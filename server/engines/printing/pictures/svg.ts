import { PictureFault } from './fault.ts';
import { checkSize, checkText } from './svg-size.ts';
import { isKept, keptAttribute, keptStyle } from './svg-rules.ts';
import { encoded, readXml, type Element } from './xml.ts';

/** A drawing that has been checked. */
export interface Drawing {
  root: Element;
  /** Pixels, where the drawing says so. */
  width: number | undefined;
  height: number | undefined;
}

/**
 * A drawing with nothing in it but shapes, texts and paint within limits; throws PictureFault for any other. What draws
 * nothing (remarks, what an editor has left behind) is gone.
 */
export function readDrawing(svg: string): Drawing {
  const root = kept(readXml(svg.replace(/^\uFEFF/, '').trim()));
  if (root?.name !== 'svg') throw new PictureFault('文件不是 SVG 图片');
  checkSize(root);
  checkText(lettersOf(root));
  const [, , ...box] =
    root.attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  return { root, width: lengthOf(root, 'width', box[0]), height: lengthOf(root, 'height', box[1]) };
}

function lengthOf(root: Element, name: 'width' | 'height', box: string | undefined): number | undefined {
  const [, own] = /^\s*([\d.]+)(?:px)?\s*$/.exec(root.attributes.get(name) ?? '') ?? [];
  const length = Number(box ?? own);
  return length > 0 ? length : undefined;
}

const isWritten = (name: string): boolean => name === 'text' || name === 'tspan';

function kept({ name, attributes, children }: Element, within = ''): Element | undefined {
  if (!isKept(name)) return undefined;
  if (name === 'svg' && within !== '') throw new PictureFault('SVG 含有另一个 SVG');
  if (name === 'style')
    return {
      name,
      attributes: new Map(),
      children: [keptStyle(children.filter((child) => typeof child === 'string').join(''))],
    };
  return {
    name,
    attributes: new Map([...attributes].flatMap(([key, value]) => keptAttribute(key, value))),
    children: children.flatMap((child) => {
      if (typeof child === 'string') return isWritten(name) ? child : [];
      return kept(child, name) ?? [];
    }),
  };
}

const lettersOf = ({ name, children }: Element): number =>
  children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? (name === 'style' ? 0 : child.length) : lettersOf(child)),
    0,
  );

/** The fonts of a drawing: of all its letters, and of Latin and Greek ones that it slants. */
export interface Fonts {
  upright: string;
  italic: string;
}

/** Letters of which an italic font of the West has every one. */
const isWestern = (words: string): boolean => /^[A-Za-zα-ωΑ-Ω\d\s.,()=+-]*$/.test(words);

const isSlanted = ({ name, attributes, children }: Element): boolean =>
  isWritten(name) &&
  attributes.get('font-style') === 'italic' &&
  children.every((child) => typeof child === 'string' && isWestern(child));

/** The text of a drawing; `written` puts what people read into markup. */
export function drawingText({ root }: Drawing, fonts: Fonts, written: (words: string) => string): string {
  const text = (element: Element): string => {
    const { name, attributes, children } = element;
    const family = isSlanted(element) ? ` font-family="${fonts.italic}"` : '';
    const pairs = family + [...attributes].map(([key, value]) => ` ${key}="${encoded(value)}"`).join('');
    const words = name === 'style' ? encoded : written;
    const inner = children.map((child) => (typeof child === 'string' ? words(child) : text(child))).join('');
    return `<${name}${name === 'svg' ? ` xmlns="http://www.w3.org/2000/svg" font-family="${fonts.upright}"` : ''}${pairs}>${inner}</${name}>`;
  };
  return text(root);
}
