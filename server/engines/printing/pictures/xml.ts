import { PictureFault } from './fault.ts';

/** An element of a drawing with its attributes and what is in it; texts as they read. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (Element | string)[];
}

const mostElements = 4_000;
const mostNested = 40;

const skipped = /(?:<!--[^]*?-->|<\?xml\s[^>]*\?>|<!DOCTYPE[^[>]*>)/y;
const text = /[^<]+/y;
const cdata = /<!\[CDATA\[([^]*?)\]\]>/y;
const tag = /<([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const endTag = /<\/([\w:.-]+)\s*>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const damaged = (): PictureFault => new PictureFault('SVG 的内容已损坏');

/** The root of an XML text without declarations of its own; throws PictureFault for all else, and for one beyond the limits. */
export const readXml = (source: string): Element => new Reader(source).root();

class Reader {
  private readonly top: Element = { name: '', attributes: new Map(), children: [] };
  private readonly open = [this.top];
  private at = 0;
  private count = 0;

  constructor(private readonly source: string) {}

  root(): Element {
    while (this.at < this.source.length) if (!(this.words() || this.take(skipped) || this.end())) this.begin();
    const [root, ...others] = this.top.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
    if (this.open.length > 1 || others.length > 0 || typeof root !== 'object') throw damaged();
    return root;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private words(): boolean {
    const [coded] = this.take(text) ?? [];
    const words = coded === undefined ? this.take(cdata)?.[1] : decoded(coded);
    if (words !== undefined) this.open.at(-1)!.children.push(words);
    return words !== undefined;
  }

  private end(): boolean {
    const ended = this.take(endTag);
    if (ended && (ended[1] !== this.open.pop()?.name || this.open.length === 0)) throw damaged();
    return ended !== null;
  }

  private begin(): void {
    const [, name, attributes, closed] = this.take(tag) ?? [];
    if (name === undefined) throw damaged();
    if (++this.count > mostElements) throw new PictureFault(`SVG 的元素超过 ${mostElements} 个`);
    const element: Element = { name, attributes: attributesOf(attributes!), children: [] };
    this.open.at(-1)!.children.push(element);
    if (!closed) this.open.push(element);
    if (this.open.length > mostNested) throw new PictureFault(`SVG 的元素嵌套超过 ${mostNested} 层`);
  }
}

function attributesOf(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single] of source.matchAll(attribute)) {
    if (attributes.has(name!)) throw damaged();
    attributes.set(name!, decoded(double ?? single!));
  }
  return attributes;
}

const decoded = (words: string): string =>
  words.replace(/&([^;&]*);?/g, (_, entity: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? [];
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    const character = named[entity] ?? (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined);
    if (character === undefined && !/^#(x[9ad]|9|10|13)$/i.test(entity)) throw damaged();
    return character ?? ' ';
  });

/** A text as it is written in XML. */
export const encoded = (words: string): string =>
  words.replace(/[&<>"]/g, (character) => `&${Object.keys(named).find((name) => named[name] === character)};`);
