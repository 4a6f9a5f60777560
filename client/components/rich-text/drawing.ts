/** A part of a drawing: a shape with its attributes and what is in it, texts as they are. */
export interface Shape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Shape | string)[];
}

const shapes = new Set('svg g path line polyline polygon rect circle ellipse text tspan'.split(' '));

const attributes = new Set(
  (
    'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform opacity fill fill-opacity fill-rule ' +
    'stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin font-size font-weight ' +
    'font-style text-anchor dominant-baseline'
  ).split(' '),
);

/** Said of the drawing itself, not of how it looks; the page's own font is the one that has every character. */
const ignored = new Set(['xmlns', 'version', 'font-family', 'preserveAspectRatio']);

const harmless = /^[\w\s.,#%()+/-]*$/;

const start = 'data:image/svg+xml;base64,';

/**
 * A picture's drawing, where it consists of plain shapes and texts: such a one can be part of the page and be set in its
 * font. Undefined for all others, which are shown as pictures and so can do nothing.
 */
export function drawingOf(figure: string): Shape | undefined {
  const source = sourceOf(figure);
  if (source === undefined) return undefined;
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  try {
    return documentElement.localName === 'svg' ? shapeOf(documentElement) : undefined;
  } catch {
    return undefined;
  }
}

function sourceOf(figure: string): string | undefined {
  if (!figure.startsWith(start)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(figure.slice(start.length)), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

function shapeOf(element: Element): Shape {
  if (!shapes.has(element.localName)) throw new Error(`No plain shape: ${element.localName}`);
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].flatMap(attributeOf)),
    children: [...element.childNodes].flatMap(partOf),
  };
}

function attributeOf({ name, value }: Attr): [string, string][] {
  if (ignored.has(name)) return [];
  if (!attributes.has(name) || !harmless.test(value) || /url\(/i.test(value)) throw new Error(`Not plain: ${name}`);
  return [[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]];
}

function partOf(node: ChildNode): (Shape | string)[] {
  if (node instanceof Element) return [shapeOf(node)];
  return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ? [node.nodeValue] : [];
}

/** Pixels of a drawing's width as it says itself; undefined where it says none. */
export function widthOf({ attributes: { viewBox, width } }: Shape): number | undefined {
  const pixels = Number(viewBox?.trim().split(/[\s,]+/)[2] ?? width);
  return pixels > 0 ? pixels : undefined;
}
